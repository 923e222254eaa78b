import { flushSync } from 'react-dom';

/** Runs an act whose button goes with it, then gives the focus to the content around (WCAG 2.4.3). */
export function focusContentAfter(update: () => void) {
  flushSync(update);
  document.getElementById('content')?.focus();
}
