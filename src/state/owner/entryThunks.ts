import { createEntryId } from '../../content/ids';
import { placeholderImage } from '../../content/images';
import type { ListName } from '../../content/types';
import { selectHasOwnContent } from '../lists/content';
import type { Edit, Entry } from '../lists/createList';
import { selectEntry } from '../lists/lists';
import type { AppThunk, RootState } from '../rootReducer';
import { today } from '../today';
import { selectOwner } from '../visitor/owner';
import { findChangedFields } from './compareLists';
import { formKey, selectForm, selectLostIds, typedDiscarded } from './forms';
import { createDeletion, getActions, getSingletonId, parseAction } from './listActions';
import { selectSavedWork } from './savedWork';
import { selectUndoableActions } from './undo';

/** The values of an entry by the names of its fields. */
interface EntryValues {
  title: string;
  [field: string]: unknown;
}

/** The fields of a new entry that its form lacks. Own content gets no placeholder picture. */
function createDefaults(state: RootState, list: ListName, id: string) {
  const picture = selectHasOwnContent(state) ? undefined : placeholderImage(id);
  return {
    posts: { publishedAt: today(), status: 'draft', image: picture },
    tracks: { artist: selectOwner(state).name, addedAt: today(), cover: picture },
    projects: { featured: false },
    experience: {},
    about: {},
  }[list];
}

/** The fields with a value: a text that a form leaves empty is none. */
const dropEmpty = (fields: object) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined && value !== ''),
  );

/**
 * Adds an entry. Its id comes from the title, and differs from those of deleted entries, which Undo may restore, and of
 * unsent texts.
 */
export const createEntry =
  (list: ListName, fields: EntryValues): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    const undoable = selectUndoableActions(state)
      .map(parseAction)
      .flatMap((each) => (each.list === list ? each.id : []));
    const lost = selectLostIds(state, list).filter((id) => id !== selectForm(state, list));
    const taken = [...state[list].ids, ...undoable, ...lost];
    const { title } = fields;
    const id = getSingletonId(list) || createEntryId(title, list.replace(/s$/, ''), taken);
    const entry = dropEmpty({ ...createDefaults(state, list, id), ...fields });
    dispatch(getActions(list).added({ ...entry, id, title }));
  };

const pick = (fields: object, names: string[]): Partial<Entry> =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

/** The edit of an entry; `undefined` if nothing changes. Removes fields left empty. */
export function diffFields(entry: Entry, fields: Partial<Entry>): Edit<Entry> | undefined {
  const before = pick(entry, Object.keys(fields));
  const after = dropEmpty(fields);
  const names = findChangedFields(before, after);
  if (names.length === 0) return undefined;
  return { id: entry.id, from: pick(before, names), to: pick(after, names) };
}

/** Edits an entry, or closes its form if nothing has changed. */
export const editEntry =
  (list: ListName, id: string, fields: Partial<EntryValues>): AppThunk =>
  (dispatch, getState) => {
    const entry = selectEntry(getState(), list, id);
    if (!entry || !diffFields(entry, fields)) {
      dispatch(typedDiscarded([formKey(list, id)]));
      return;
    }
    // `updatedAt` tells feed readers of a change after the day of publishing, also between Unpublish and the next save.
    const saved = selectSavedWork(getState()).work?.posts.find((post) => post.id === id);
    const isPublished =
      'status' in entry && [entry, saved].some((each) => each?.status === 'published');
    const isLater = isPublished && entry.publishedAt < today() && selectHasOwnContent(getState());
    const edit = diffFields(entry, isLater ? { ...fields, updatedAt: today() } : fields);
    if (edit) dispatch(getActions(list).edited(edit));
  };

/** Deletes an entry. A deleted track also loses its like. */
export const deleteEntry =
  (list: ListName, id: string): AppThunk =>
  (dispatch, getState) => {
    const deletion = createDeletion(getState(), list, id);
    if (deletion) dispatch(deletion);
  };
