import { flushSync } from 'react-dom';

/** Runs an update that may remove the focused button; where it does, focuses the content (WCAG 2.4.3). */
export function keepFocusAfter(update: () => void) {
  flushSync(update);
  if (document.activeElement === document.body) document.getElementById('content')?.focus();
}
