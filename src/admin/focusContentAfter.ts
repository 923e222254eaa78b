import { flushSync } from 'react-dom';

/** Runs an update that removes the focused button, then focuses the content (WCAG 2.4.3). */
export function focusContentAfter(update: () => void) {
  flushSync(update);
  document.getElementById('content')?.focus();
}
