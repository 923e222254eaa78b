import type { ListName, Work } from '../../content/types';
import { dropUndefined, type Edit } from '../lists/createList';
import { selectEntry } from '../lists/lists';
import type { AppThunk } from '../rootReducer';
import { getActions } from './listActions';

/** The fields with these names that have a value. */
function pickFields<T extends object>(fields: T, names: string[]): Partial<T> {
  const picked: Partial<T> = dropUndefined(fields);
  for (const name of Object.keys(fields)) {
    if (!names.includes(name)) Reflect.deleteProperty(picked, name);
  }
  return picked;
}

/** The text as a form field returns it: with line feeds only, and no blanks around it. */
const normalizeText = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : undefined;

/**
 * The edit of an entry by the fields of a form. A field that is undefined is removed; blanks around a text that was not
 * edited are kept. `undefined` if nothing changes.
 */
export function diffFields<T extends { id: string }>(
  entry: T,
  fields: Partial<NoInfer<T>>,
): Edit<T> | undefined {
  const before = new Map<string, unknown>(Object.entries(entry));
  const changed = Object.entries(fields)
    .filter(([name, value]) => {
      const old = before.get(name);
      return normalizeText(old) !== value && JSON.stringify(old) !== JSON.stringify(value);
    })
    .map(([name]) => name);
  if (changed.length === 0) return undefined;
  return {
    id: entry.id,
    from: pickFields<Partial<T>>(entry, changed),
    to: pickFields(fields, changed),
  };
}

/** Edits an entry. Dispatches only if something changes. */
export const editEntry =
  <List extends ListName>(
    list: List,
    id: string,
    fields: Partial<Work[NoInfer<List>][number]>,
  ): AppThunk =>
  (dispatch, getState) => {
    const entry = selectEntry(getState(), list, id);
    const edit = entry && diffFields(entry, fields);
    if (edit) dispatch(getActions(list).edited(edit));
  };
