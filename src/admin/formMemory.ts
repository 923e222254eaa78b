import { askBeforeUnload } from './unloadGuard';

/** What stands in the fields of a form, by their names. */
type Typed = Readonly<Record<string, string>>;

const EMPTY: Typed = {};

/** What was typed into each form and not sent, for this visit: in the memory of the page and nowhere else. */
const memory = new Map<string, Typed>();

const isHalfFilled = (typed: Typed) => Object.values(typed).some((text) => text.trim() !== '');

/** What was typed into a form the last time. */
export const recall = (form: string): Typed => memory.get(form) ?? EMPTY;

/** Keeps what stands in a field; the page is not left without a question then. */
export function remember(form: string, field: string, text: string) {
  const typed = { ...recall(form), [field]: text };
  memory.set(form, typed);
  askBeforeUnload(form, isHalfFilled(typed));
}

/** The form was sent: it starts empty the next time. */
export function forget(form: string) {
  memory.delete(form);
  askBeforeUnload(form, false);
}
