import { flushSync } from 'react-dom';

// The focus moves in event handlers and not in effects, so that time travel does not move it.

/** The ids of the form and of the button for a new entry: a tab has one of each. */
export const FORM_ID = 'entry-form';
export const NEW_ENTRY_ID = 'new-entry';

/** The button that opened the form. */
let opener: HTMLElement | undefined;

/** Opens a form, and moves the focus into its first field (WCAG 2.4.3). */
export function openForm(button: HTMLElement, update: () => void) {
  opener = button;
  flushSync(update);
  document.getElementById(FORM_ID)?.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** Closes a form, and moves the focus back to the button that opened it. */
export function closeForm(update: () => void) {
  flushSync(update);
  const target = opener?.isConnected ? opener : document.getElementById(NEW_ENTRY_ID);
  target?.focus();
}
