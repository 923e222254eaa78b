import { findCounterpart } from './findCounterpart';

type Field = HTMLInputElement | HTMLTextAreaElement;

/** Gives a field that React has drawn anew what was typed into the one before. */
function restore(from: Field, to: HTMLElement | undefined) {
  if (!(to instanceof HTMLInputElement || to instanceof HTMLTextAreaElement)) return;
  to.value = from.value;
  // The constraints of the field are checked when it hears of input.
  to.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts the focus where it was, with the selection in a field. */
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
 * Keeps what a visitor types into the served page while React takes it over. Where something has changed the page before,
 * React draws a part of it anew, and its fields are empty.
 * @returns Fills the fields that were drawn anew, and gives the focus back; to be called once that has happened.
 */
export function keepTyped(): () => void {
  // What was typed last is in the fields themselves, even when they are off the page.
  let fields = [...document.querySelectorAll<Field>('input, textarea')];
  let focused = document.activeElement;
  document.addEventListener('focusin', ({ target }) => {
    // Those of a screen that was left: its successor has taken the focus.
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
