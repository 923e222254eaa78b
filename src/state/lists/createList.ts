import {
  type ActionReducerMapBuilder,
  createEntityAdapter,
  type EntityState,
  type PayloadAction,
} from '@reduxjs/toolkit';
import type { Work } from '../../content/types';
import { replacesWork } from './content';

export interface Entry {
  id: string;
  title: string;
}

/** A deleted entry, and the data to restore it. */
export interface Deletion<T> {
  entry: T;
  /** Its place counted from the end (0 is the last), so that new entries on top do not shift it. */
  indexFromEnd: number;
  /** Whether the entry was a liked track. */
  isLiked?: boolean;
}

/** The changed fields of an entry. A field is removed if only `from` has it, and added if only `to` has it. */
export interface Edit<T> {
  id: string;
  from: Partial<T>;
  to: Partial<T>;
}

/** A move of an entry by one place: -1 up, 1 down. */
export interface Move {
  id: string;
  by: -1 | 1;
}

/** The state of a list with these entries. */
export const createListState = <T extends Entry>(entries: T[]) =>
  createEntityAdapter<T>().getInitialState({}, entries);

/**
 * The options of a slice with a list of entries, for `createSlice`; new entries come first.
 * `pick` gives the entries of a work that replaces all lists.
 */
export function createList<T extends Entry>(pick: (work: Work) => T[] | undefined) {
  type State = EntityState<T, string>;
  const adapter = createEntityAdapter<T, string>({ selectId: ({ id }) => id });

  function insert(state: State, entry: T, index: number) {
    if (state.ids.includes(entry.id)) return;
    state.entities[entry.id] = entry;
    state.ids.splice(index, 0, entry.id);
  }

  return {
    initialState: adapter.getInitialState(),

    reducers: {
      /** Puts a new entry first, whatever its date. */
      added: (state: State, { payload }: PayloadAction<T>) => insert(state, payload, 0),
      edited({ entities }: State, { payload: { id, from, to } }: PayloadAction<Edit<T>>) {
        const entry = entities[id];
        if (!entry) return;
        for (const name of Object.keys(from)) Reflect.deleteProperty(entry, name);
        Object.assign(entry, to);
      },
      moved({ ids }: State, { payload: { id, by } }: PayloadAction<Move>) {
        const index = ids.indexOf(id);
        const other = ids[index + by];
        if (index < 0 || other === undefined) return;
        ids[index] = other;
        ids[index + by] = id;
      },
      deleted(state: State, { payload: { entry } }: PayloadAction<Deletion<T>>) {
        adapter.removeOne(state, entry.id);
      },
      restored(state: State, { payload }: PayloadAction<Deletion<T>>) {
        insert(state, payload.entry, state.ids.length - payload.indexFromEnd);
      },
    },

    extraReducers: (builder: ActionReducerMapBuilder<State>) =>
      void builder.addMatcher(
        replacesWork,
        (state, { payload }) => void adapter.setAll(state, pick(payload) ?? []),
      ),

    selectors: { ...adapter.getSelectors() },
  };
}
