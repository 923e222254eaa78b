import { flushSync } from 'react-dom';

/**
 * Puts another screen in place of the one that shows, as a view transition where the engine has them and motion is
 * wanted: the old screen fades, and the new one answers at once. The update then runs within a frame or so, together
 * with all that it renders, effects included.
 */
export function changeScreen(update: () => void) {
  const isFaded =
    'startViewTransition' in document &&
    'matchMedia' in window &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!isFaded) {
    update();
    return;
  }
  const { style } = document.documentElement;
  const { ready, finished } = document.startViewTransition(() => {
    // Only the old screen is captured: browsers drop clicks on a captured screen.
    style.viewTransitionName = 'none';
    flushSync(update);
  });
  // Rejected where nothing is drawn, as in a hidden tab, or another change follows; the update runs all the same.
  ready.catch(() => undefined);
  void finished.finally(() => {
    style.viewTransitionName = '';
  });
}
