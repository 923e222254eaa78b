import { createContext } from 'react';
import type { importWithRetry } from './importWithRetry';

interface ServedPage {
  /** Whether the next screen takes over the page that the visitor is on already. */
  isPending: () => boolean;
  /** Called once a screen stands. */
  takeOver: () => void;
  /** As the page imports its own scripts. */
  importChunk: typeof importWithRetry;
}

/** The prerendered page, where the app starts from one. */
export const ServedPageContext = createContext<ServedPage>({
  isPending: () => false,
  takeOver: () => undefined,
  importChunk: (load) => load(),
});
