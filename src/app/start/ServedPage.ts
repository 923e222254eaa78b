import { createContext } from 'react';

interface ServedPage {
  /** Whether the next screen takes over the page that the visitor is on already. */
  isPending: () => boolean;
  /** Called once a screen stands. */
  takeOver: () => void;
}

/** The prerendered page, where the app starts from one. */
export const ServedPageContext = createContext<ServedPage>({
  isPending: () => false,
  takeOver: () => undefined,
});
