import { flushSync } from 'react-dom';

/** Runs a deletion, then gives the focus of the button that went with it to the content around (WCAG 2.4.3). */
export function deleteCard(update: () => void) {
  flushSync(update);
  document.getElementById('content')?.focus();
}
