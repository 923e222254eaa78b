import { createContext } from 'react';
import type { importWithRetry } from './importChunks';

interface PrerenderedPage {
  /** Whether the next screen to mount is the one that was prerendered. */
  isFirstScreen: () => boolean;
  /** To be called when that screen has mounted. */
  takeOver: () => void;
  /** The entry's `importWithRetry`: the chunks of the app need no copy of their own. */
  importChunk: typeof importWithRetry;
}

/** The prerendered page that the app hydrates. In tests and in Node there is none, and imports are plain. */
export const PrerenderedPageContext = createContext<PrerenderedPage>({
  isFirstScreen: () => false,
  takeOver: () => undefined,
  importChunk: (load) => load(),
});
