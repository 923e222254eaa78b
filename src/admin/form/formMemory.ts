import type { ListName, Work } from '../../content/types';
import { askBeforeUnload } from '../unloadGuard';

/** The values of the fields of a form, by their names. */
export type Typed = Readonly<Record<string, string>>;

const EMPTY: Typed = {};

/** What was typed into each form and not sent. Only in memory, except for a reload (`edits/`). */
const memory = new Map<string, Typed>();

const SEPARATOR = '#';

/** The titles of the forms. The button that opens the form for a new entry has its title. */
const FORM_TITLES: Record<ListName, { create: string; edit: string }> = {
  posts: { create: 'New Post', edit: 'Edit Post' },
  tracks: { create: 'Add Track', edit: 'Edit Track' },
  projects: { create: 'Add Project', edit: 'Edit Project' },
};

/** The title of the form for the entry with this id, or for a new one if it is null. */
export const formTitle = (list: ListName, id: string | null) =>
  FORM_TITLES[list][id === null ? 'create' : 'edit'];

/** The key of a form: its title, and the id of the entry that it edits. */
export const formKey = (list: ListName, id: string | null) =>
  id === null ? formTitle(list, id) : `${formTitle(list, id)}${SEPARATOR}${id}`;

/** The title of the form with this key. */
export const titleOfForm = (key: string) => key.split(SEPARATOR)[0] ?? '';

/** What was typed into a form and not sent. */
export const recall = (form: string): Typed => memory.get(form) ?? EMPTY;

function keep(form: string, typed: Typed) {
  memory.set(form, typed);
  askBeforeUnload(form, true);
}

/**
 * Keeps the value of a field, and makes the browser ask before the page is left.
 * @param initial The initial values: a field that has its own again is not kept.
 */
export function remember(form: string, field: string, text: string, initial: Typed) {
  const { [field]: _before, ...others } = recall(form);
  const isInitial = text.trim() === (initial[field] ?? '').trim();
  const typed = isInitial ? others : { ...others, [field]: text };
  if (Object.keys(typed).length > 0) keep(form, typed);
  else forget(form);
}

/** What was typed into each form, by the key of the form. */
export type TypedByForm = Readonly<Record<string, Typed>>;

/** What was typed into all forms and not sent. */
export const getTyped = (): TypedByForm => Object.fromEntries(memory);

/** Restores what was typed before a reload. */
export function restoreTyped(forms: TypedByForm) {
  for (const [form, typed] of Object.entries(forms)) keep(form, typed);
}

/** Drops what was typed into a form. */
export function forget(form: string) {
  memory.delete(form);
  askBeforeUnload(form, false);
}

/** Drops what was typed into forms for entries that are not in the new work. */
export function forgetGone(work: Work) {
  const ids = new Set(
    [work.projects, work.tracks, work.posts].flatMap((list) => list.map(({ id }) => id)),
  );
  for (const form of memory.keys()) {
    const id = form.split(SEPARATOR)[1];
    if (id !== undefined && !ids.has(id)) forget(form);
  }
}

/** Drops what was typed into all forms. For tests. */
export function forgetAll() {
  for (const form of memory.keys()) forget(form);
}
