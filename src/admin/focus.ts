import { flushSync } from 'react-dom';

// The focus moves in event handlers, not in effects, so that time travel does not move it.

/** The ids of the form and of the button for a new entry. A tab has at most one of each. */
export const FORM_ID = 'entry-form';
export const NEW_ENTRY_ID = 'new-entry';

/** The id of the button that opens the form of an entry; an empty `id` stands for a new one. */
export const getOpenerId = (id: string) => (id === '' ? NEW_ENTRY_ID : `edit-${id}`);

/** The id of the card of an entry, to which the way back from its preview leads. */
export const getCardId = (id: string) => `card-${id}`;

/** The id of the main landmark. */
export const CONTENT_ID = 'content';

export const PUBLISH_ID = 'publish-site';
export const PUBLISH_PANEL_ID = 'publish-panel';
export const SAVE_ID = 'save';
/** At most one: in the message, or else in the header. */
export const UNDO_ID = 'undo';

export const getDeleteId = (id: string) => `delete-${id}`;

/** Opens a form, and moves the focus into its first field (WCAG 2.4.3). */
export function openForm(update: () => void, id = FORM_ID) {
  flushSync(update);
  document.getElementById(id)?.querySelector<HTMLElement>('input, textarea')?.focus();
}

/** Closes the form of an entry, and moves the focus back to the button that opens it. */
export function closeForm(id: string, update: () => void) {
  flushSync(update);
  (document.getElementById(getOpenerId(id)) ?? document.getElementById(NEW_ENTRY_ID))?.focus();
}

/**
 * Runs an update. If it removes the focused button, or a button pressed without focus as by VoiceOver on iOS, focuses the
 * first part with an id of `successors`, or else the nearest part around the button (WCAG 2.4.3).
 */
export function keepFocusAfter(update: () => void, ...successors: string[]) {
  const focused = document.activeElement;
  const around: Element[] = [];
  for (let part = focused; part; part = part.parentElement?.closest('[tabindex]') ?? null)
    around.push(part);
  flushSync(update);
  if (document.activeElement !== document.body) return;
  const named = successors.map((id) => document.getElementById(id));
  const target = [focused, ...named, ...around].find(
    (each) => each?.isConnected && each !== document.body,
  );
  if (target instanceof HTMLElement) target.focus();
}
