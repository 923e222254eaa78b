import { flushSync } from 'react-dom';

// The focus moves in event handlers, not in effects, so that time travel does not move it.

/** The ids of the form and of the button for a new entry. A tab has one of each. */
export const FORM_ID = 'entry-form';
const NEW_ENTRY_ID = 'new-entry';

/** The id of the button that opens the form of an entry; a null `id` stands for a new one. */
export const getOpenerId = (id: string | null) => (id === null ? NEW_ENTRY_ID : `edit-${id}`);

/** Opens a form, and moves the focus into its first field (WCAG 2.4.3). */
export function openForm(update: () => void) {
  flushSync(update);
  document.getElementById(FORM_ID)?.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** Closes the form of an entry, and moves the focus back to the button that opens it. */
export function closeForm(id: string | null, update: () => void) {
  flushSync(update);
  (document.getElementById(getOpenerId(id)) ?? document.getElementById(NEW_ENTRY_ID))?.focus();
}

/** Runs an update that may move or remove the focused button. Focuses the content if it is gone (WCAG 2.4.3). */
export function keepFocusAfter(update: () => void) {
  const focused = document.activeElement;
  flushSync(update);
  if (document.activeElement !== document.body) return;
  const target = focused?.isConnected ? focused : document.getElementById('content');
  if (target instanceof HTMLElement) target.focus();
}
