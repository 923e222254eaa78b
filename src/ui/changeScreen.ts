import { flushSync } from 'react-dom';

/**
 * Replaces the screen, with a view transition if the browser supports it and the visitor wants motion: the old screen
 * fades, and the new one responds at once. The update then runs in one of the next frames, with all its effects.
 */
export function changeScreen(update: () => void) {
  const hasTransition =
    'startViewTransition' in document &&
    window.matchMedia('(prefers-reduced-motion: no-preference)').matches;
  if (!hasTransition) {
    update();
    return;
  }
  const { style } = document.documentElement;
  const { ready, finished } = document.startViewTransition(() => {
    // Only the old screen is captured: browsers drop clicks on a captured screen.
    style.viewTransitionName = 'none';
    flushSync(update);
  });
  // Rejects in a hidden tab, or if another change follows; the update runs anyway.
  ready.catch(() => undefined);
  void finished.finally(() => {
    style.viewTransitionName = '';
  });
}
