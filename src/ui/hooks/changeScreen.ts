import { flushSync } from 'react-dom';

/**
 * Puts another screen in place of the one that shows, as a view transition where the engine has them and motion is
 * wanted. The update then runs within a frame or so, together with all that it renders, effects included.
 */
export function changeScreen(update: () => void) {
  const isFaded =
    'startViewTransition' in document &&
    'matchMedia' in window &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!isFaded) update();
  // Rejected where nothing is drawn, as in a hidden tab, or another change follows; the update runs all the same.
  else document.startViewTransition(() => flushSync(update)).ready.catch(() => undefined);
}
