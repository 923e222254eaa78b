import { createContext } from 'react';

interface PrerenderedPage {
  /** Whether the next screen to mount is the one that was prerendered. */
  isFirstScreen: () => boolean;
  /** To be called when that screen has mounted. */
  markMounted: () => void;
}

/** The prerendered page that the app hydrates. In tests and in Node there is none. */
export const PrerenderedPageContext = createContext<PrerenderedPage>({
  isFirstScreen: () => false,
  markMounted: () => undefined,
});
