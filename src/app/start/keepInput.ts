import { findCounterpart } from './findCounterpart';

type Field = HTMLInputElement | HTMLTextAreaElement;

const isField = (element: Element | undefined): element is Field =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;

/** Gives a field that React has replaced the value of the old one. */
function restore(from: Field, to: HTMLElement | undefined) {
  if (!isField(to)) return;
  to.value = from.value;
  // The field validates itself on this event.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores the focus, with the selection of a field. */
function refocus(from: HTMLElement, to: HTMLElement | undefined) {
  if (document.activeElement !== document.body) return;
  to?.focus({ preventScroll: true });
  if (!isField(from) || !isField(to)) return;
  const { selectionStart, selectionEnd } = from;
  // An email field has no selection.
  if (selectionStart !== null && selectionEnd !== null)
    to.setSelectionRange(selectionStart, selectionEnd);
}

/**
 * Keeps what a visitor types into the prerendered page while React hydrates it. If something has changed the page before,
 * such as an extension, React replaces a part of it, with empty fields.
 * @returns A function that fills the new fields and restores the focus. To be called when React has replaced them.
 */
export function keepInput(): () => void {
  // Detached fields still hold their last value.
  let fields = [...document.querySelectorAll<Field>('input, textarea')];
  let focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    // Forgets the fields of a screen that was left.
    fields = fields.filter((field) => field.isConnected);
    if (target instanceof Element) focused = target;
  });
  return () => {
    const lost = fields.filter((field) => !field.isConnected);
    fields = fields.filter((field) => field.isConnected);
    for (const field of lost) restore(field, findCounterpart(field));
    if (focused instanceof HTMLElement && !focused.isConnected)
      refocus(focused, findCounterpart(focused));
  };
}
