import { type ReactNode, use } from 'react';
import type { AppStore } from './store';

/** All that a visitor can begin with; a screen reader's click comes without any of the others. */
const MOVES = [
  'pointermove',
  'pointerdown',
  'touchstart',
  'wheel',
  'scroll',
  'keydown',
  'focusin',
  'click',
  'popstate',
];

let firstMove: Promise<void> | undefined;

/**
 * From now until the visitor first does anything, or the state changes, what is put off stays as the page was served.
 * To be called before React listens to anything: whatever then draws the page finds nothing put off.
 * A page that opens further down is one that its visitor has moved on already.
 */
export function awaitFirstMove(store: AppStore) {
  const { dataset } = document.documentElement;
  if (window.location.hash || window.scrollY > 0) {
    dataset['moved'] = '';
    return;
  }
  firstMove = new Promise((resolve) => {
    const listening = new AbortController();
    const end = () => {
      firstMove = undefined;
      dataset['moved'] = '';
      listening.abort();
      unsubscribe();
      resolve();
    };
    const served = store.getState();
    const unsubscribe = store.subscribe(() => {
      if (store.getState() !== served) end();
    });
    const options = { capture: true, passive: true, signal: listening.signal };
    for (const move of MOVES) window.addEventListener(move, end, options);
  });
}

/** Puts the hydration of a part of the page off, inside a Suspense boundary: most visits need none before the first move. */
export function AfterFirstMove({ children }: { children: ReactNode }) {
  if (firstMove) use(firstMove);
  return children;
}
