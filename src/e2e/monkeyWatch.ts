import type { Page } from '@playwright/test';
import type { RootState } from '../state/rootReducer';
import { brokenAgainstStore, brokenInState, brokenOnScreen } from './monkeyRules.ts';

interface Store {
  getState: () => RootState;
  subscribe: (listener: () => void) => void;
  replaceReducer: (reducer: (state: RootState) => RootState) => void;
}
type MakeStore = (...args: unknown[]) => Store;

/** What a page under watch remembers. */
interface Watched {
  store?: Store;
  /** Every state since the last look. */
  states: RootState[];
  /** What had the focus and did not give it away. */
  focused?: Element | undefined;
}

declare global {
  interface Window {
    /** Put here by `watch`, in tests only. */
    watched?: Watched;
  }
}

/** Runs in the page before its scripts. */
function keepWatch() {
  const watched: Watched = { states: [] };

  // Stands for Redux DevTools: the store of the built site reports to them too, so it needs no door for tests.
  const compose =
    () =>
    (...enhancers: ((make: MakeStore) => MakeStore)[]) =>
    (createStore: MakeStore): MakeStore =>
    (...args) => {
      const make = enhancers.reduceRight((inner, enhance) => enhance(inner), createStore);
      const store = make(...args);
      watched.store = store;
      watched.states.push(store.getState());
      store.subscribe(() => watched.states.push(store.getState()));
      return store;
    };
  Object.assign(window, { watched, __REDUX_DEVTOOLS_EXTENSION_COMPOSE__: compose });

  addEventListener('focusin', ({ target }) => {
    if (target instanceof Element) watched.focused = target;
  });
  // An element that is taken away is gone a moment later; one that gives the focus away is not.
  addEventListener('focusout', ({ target }) =>
    queueMicrotask(() => {
      const isThere = target instanceof Element && target.isConnected;
      if (isThere && watched.focused === target) watched.focused = undefined;
    }),
  );

  // The ways out of the site: to another host, a program or a file.
  addEventListener(
    'click',
    (event) => {
      const link = event.target instanceof Element && event.target.closest('a');
      const leaves = link && (link.target || link.hasAttribute('download') || !link.host);
      if (leaves) event.preventDefault();
    },
    { capture: true },
  );
}

/** From the next page load on, `brokenRules` can look into the page. */
export const watch = (page: Page) => page.addInitScript(keepWatch);

/** How long a screen may be on its way: its chunk is fetched, and its first effects run. */
const PATIENCE = 3000;

/** Asks the page; once more where a link, followed before the page listened, led to another page meanwhile. */
async function ask(page: Page, question: () => string[]): Promise<string[]> {
  try {
    return await page.evaluate(question);
  } catch (error) {
    if (!String(error).includes('because of a navigation')) throw error;
    await page.waitForLoadState();
    return page.evaluate(question);
  }
}

/** The names of the rules that a state since the last look has broken, or that the screen breaks and goes on to. */
export async function brokenRules(page: Page): Promise<string[]> {
  const inState = await ask(page, brokenInState);
  const end = Date.now() + PATIENCE;
  for (;;) {
    const onScreen = await Promise.all([ask(page, brokenOnScreen), ask(page, brokenAgainstStore)]);
    const broken = [...inState, ...onScreen.flat()];
    if (broken.length === 0 || Date.now() > end) return broken;
    await page.waitForTimeout(20);
  }
}
