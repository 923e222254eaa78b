import { askBeforeUnload } from './unloadGuard';

/** The values of the fields of a form, by their names. */
type Typed = Readonly<Record<string, string>>;

const EMPTY: Typed = {};

/** What was typed into each form and not sent: in the memory of the page only. */
const memory = new Map<string, Typed>();

/** What was typed into each form, by the title of the form. */
export type TypedByForm = Readonly<Record<string, Typed>>;

const isHalfFilled = (typed: Typed) => Object.values(typed).some((text) => text.trim() !== '');

/** What was typed into a form and not sent. */
export const recall = (form: string): Typed => memory.get(form) ?? EMPTY;

/** Keeps the value of a field; the browser then asks before the page is left. */
export function remember(form: string, field: string, text: string) {
  const typed = { ...recall(form), [field]: text };
  memory.set(form, typed);
  askBeforeUnload(form, isHalfFilled(typed));
}

/** What was typed into all forms and not sent. */
export const getTyped = (): TypedByForm => Object.fromEntries(memory);

/** Takes back what was typed before a reload. */
export function restoreTyped(forms: TypedByForm) {
  for (const [form, typed] of Object.entries(forms))
    for (const [field, text] of Object.entries(typed)) remember(form, field, text);
}

/** Empties the memory of a form that was sent. */
export function forget(form: string) {
  memory.delete(form);
  askBeforeUnload(form, false);
}
