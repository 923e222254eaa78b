import type { Page } from '@playwright/test';
import type { RootState } from '../../state/rootReducer';
import { brokenInvariants } from '../../test/invariants.ts';
import { brokenAgainstStore, brokenOnScreen } from './rules.ts';

interface Store {
  getState: () => RootState;
  subscribe: (listener: () => void) => void;
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

/** The names of the rules that are broken: by a state since the last look, and by the screen as it is. */
interface Look {
  inState: string[];
  onScreen: string[];
}

declare global {
  interface Window {
    /** Put here by `watch`, in tests only. */
    watched?: Watched;
    look?: () => Look;
  }
}

/** Runs in the page before its scripts. */
function keepWatch() {
  const watched: Watched = { states: [] };

  // Stands for Redux DevTools: the store of the built site reports to them too, so it needs no entry for tests.
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

// One function for all rules, so that a look costs one question to the page.
const LOOK = `window.look = () => ({
  inState: [...new Set(window.watched.states.splice(0).flatMap(${String(brokenInvariants)}))],
  onScreen: [...(${String(brokenOnScreen)})(), ...(${String(brokenAgainstStore)})()],
});`;

/** From the next page load on, `brokenRules` can look into the page. */
export async function watch(page: Page): Promise<void> {
  await page.addInitScript(keepWatch);
  await page.addInitScript({ content: LOOK });
}

/** How long a screen may be coming: its chunk is fetched, and its first effects run. */
const TIMEOUT_MS = 20_000;

/** Looks; once more where a link, followed before the page was hydrated, led to another page meanwhile. */
async function look(page: Page): Promise<Look> {
  const ask = () => page.evaluate(() => window.look?.());
  const seen = await ask().catch(async (error: unknown) => {
    if (!String(error).includes('because of a navigation')) throw error;
    await page.waitForLoadState();
    return ask();
  });
  if (!seen) throw new Error('The page is not under watch.');
  return seen;
}

/** The names of the rules that a state since the last look has broken, or that the screen breaks and goes on to. */
export async function brokenRules(page: Page): Promise<string[]> {
  const inState: string[] = [];
  const end = Date.now() + TIMEOUT_MS;
  for (;;) {
    const seen = await look(page);
    inState.push(...seen.inState);
    const broken = [...inState, ...seen.onScreen];
    if (inState.length > 0 || broken.length === 0 || Date.now() > end) return broken;
    await page.waitForTimeout(20);
  }
}
