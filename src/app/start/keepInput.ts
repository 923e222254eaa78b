import { findCounterpart } from './findCounterpart';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Gives a field that React has replaced the value of the old one. */
function restore(from: Field, to: HTMLElement | undefined) {
  if (!(to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement)) return;
  to.value = from.value;
  // The field validates itself on this event.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Restores the focus, with the selection of a field. */
function refocus(from: HTMLElement, to: HTMLElement | undefined) {
  if (document.activeElement !== document.body) return;
  to?.focus({ preventScroll: true });
  if (from instanceof HTMLTextAreaElement && to instanceof HTMLTextAreaElement)
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
  // A field for an email address has no selection to be read.
  if (
    from instanceof HTMLInputElement &&
    to instanceof HTMLInputElement &&
    from.selectionEnd !== null
  )
    to.setSelectionRange(from.selectionStart, from.selectionEnd);
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
