import type { ListName, Work } from '../../content/types';
import { askBeforeUnload } from '../unloadGuard';

/** The values of the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>;

const EMPTY: Typed = {};

/** What was typed into each form and not sent: in the memory of the page only. */
const memory = new Map<string, Typed>();

const SEPARATOR = '#';

/** The titles of the forms for entries that are there. */
export const EDIT_TITLES: Record<ListName, string> = {
  posts: 'Edit Post',
  tracks: 'Edit Track',
  projects: 'Edit Project',
};

/** The key of a form: its title, and the id of the entry that it edits. */
export const formKey = (title: string, id: string | null) =>
  id === null ? title : `${title}${SEPARATOR}${id}`;

/** The title of the form with this key. */
export const titleOfForm = (key: string) => key.split(SEPARATOR)[0] ?? '';

/** What was typed into a form and not sent. */
export const recall = (form: string): Typed => memory.get(form) ?? EMPTY;

/**
 * Keeps the value of a field; the browser then asks before the page is left.
 * @param initial What the form held at first: to type that again is to have typed nothing.
 */
export function remember(form: string, field: string, text: string, initial: Typed = EMPTY) {
  const typed = { ...recall(form), [field]: text };
  memory.set(form, typed);
  const isTyped = Object.entries(typed).some(
    ([name, value]) => value.trim() !== (initial[name] ?? '').trim(),
  );
  askBeforeUnload(form, isTyped);
}

/** What was typed into each form, by the key of the form. */
export type TypedByForm = Readonly<Record<string, Typed>>;

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

/** Empties the memory of the forms whose entries are not in this work, which has taken the place of other work. */
export function forgetGone(work: Work) {
  const ids = new Set(
    [work.projects, work.tracks, work.posts].flatMap((list) => list.map(({ id }) => id)),
  );
  for (const form of memory.keys()) {
    const id = form.split(SEPARATOR)[1];
    if (id !== undefined && !ids.has(id)) forget(form);
  }
}

/** Empties the memory of all forms. */
export function forgetAll() {
  for (const form of memory.keys()) forget(form);
}
