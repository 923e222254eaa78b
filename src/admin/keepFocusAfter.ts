import { flushSync } from 'react-dom';

/** Runs an update that may move or remove the focused button. If it is removed, focuses the content (WCAG 2.4.3). */
export function keepFocusAfter(update: () => void) {
  const focused = document.activeElement;
  flushSync(update);
  if (document.activeElement !== document.body) return;
  const target = focused?.isConnected ? focused : document.getElementById('content');
  if (target instanceof HTMLElement) target.focus();
}
