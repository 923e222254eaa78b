import type { ListName, Work } from '../../content/types';
import { dropUndefined, type Edit } from '../lists/createList';
import { selectEntry } from '../lists/lists';
import type { AppThunk } from '../rootReducer';
import { getActions } from './listActions';

/** The text as a form submits it: trimmed, with line feeds only. */
const normalizeText = (text: unknown) =>
  typeof text === 'string' ? text.replace(/\r\n?/g, '\n').trim() : undefined;

/**
 * The edit of an entry by the fields of a form; `undefined` if nothing changes. Removes undefined fields, and keeps
 * blanks around unedited texts.
 */
export function diffFields<T extends { id: string }>(
  entry: T,
  fields: Partial<NoInfer<T>>,
): Edit<T> | undefined {
  const before = new Map<string, unknown>(Object.entries(entry));
  const after = new Map<string, unknown>(Object.entries(fields));
  const from: Partial<T> = dropUndefined(entry);
  const to: Partial<T> = dropUndefined(fields);
  let hasChanged = false;
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const [old, value] = [before.get(name), after.get(name)];
    const isSame = normalizeText(old) === value || JSON.stringify(old) === JSON.stringify(value);
    if (after.has(name) && !isSame) {
      hasChanged = true;
    } else {
      Reflect.deleteProperty(from, name);
      Reflect.deleteProperty(to, name);
    }
  }
  return hasChanged ? { id: entry.id, from, to } : undefined;
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
