import { type ActionMatchingAnyOf, isAnyOf, type UnknownAction } from '@reduxjs/toolkit';
import type { ListName } from '../../content/types';
import { aboutActions } from '../lists/about';
import type { Deletion, Edit, Entry, Move } from '../lists/createList';
import { positionActions } from '../lists/experience';
import { selectEntry, selectListIds } from '../lists/lists';
import { postActions } from '../lists/posts';
import { projectActions } from '../lists/projects';
import { trackActions } from '../lists/tracks';
import type { RootState } from '../rootReducer';
import { selectIsLiked } from '../visitor/likes';

export const LIST_NAMES = ['posts', 'tracks', 'projects', 'experience', 'about'] as const;

/** The id of the only entry that a list may have; empty for a list of many. */
export const getSingletonId = (list: ListName) => (list === 'about' ? 'about' : '');

const ACTIONS = {
  about: aboutActions,
  experience: positionActions,
  posts: postActions,
  tracks: trackActions,
  projects: projectActions,
} satisfies Record<(typeof LIST_NAMES)[number], object>;
const allActions = Object.values(ACTIONS);

export const isAdded = isAnyOf(...allActions.map(({ added }) => added));
export const isEdited = isAnyOf(...allActions.map(({ edited }) => edited));
export const isMoved = isAnyOf(...allActions.map(({ moved }) => moved));
export const isDeleted = isAnyOf(...allActions.map(({ deleted }) => deleted));
const isRestored = isAnyOf(...allActions.map(({ restored }) => restored));
const isToggled = isAnyOf(
  postActions.published,
  postActions.unpublished,
  projectActions.featured,
  projectActions.unfeatured,
);

/** Matches the owner's changes to the entries of one list or their order, and the actions that undo them. */
export const isListAction = isAnyOf(isAdded, isEdited, isMoved, isDeleted, isRestored, isToggled);

export type ListAction = ActionMatchingAnyOf<[typeof isListAction]>;

export type ListEvent = keyof typeof postActions | keyof typeof projectActions;

/** A change to an entry, without the data of its action. */
export interface EntryEvent {
  list: ListName;
  event: ListEvent;
  id: string;
  /** Only for a deleted or restored entry. */
  title?: string;
}

/** The list, the event and the entry of a list action. */
export function parseAction({ type, payload }: ListAction): EntryEvent {
  // The type of every list action is the names of its slice and reducer.
  const [list, event] = type.split('/') as [ListName, ListEvent];
  if (typeof payload === 'string') return { list, event, id: payload };
  if (!('entry' in payload)) return { list, event, id: payload.id };
  const { id, title } = payload.entry;
  return { list, event, id, title };
}

/** The actions of every list. Methods, because an action of one list carries no entry of another. */
interface EntryActions {
  added(entry: Entry): UnknownAction;
  edited(edit: Edit<Entry>): UnknownAction;
  moved(move: Move): UnknownAction;
  deleted(deletion: Deletion<Entry>): UnknownAction;
  restored(deletion: Deletion<Entry>): UnknownAction;
}

export const getActions = (list: ListName): EntryActions => ACTIONS[list];

/** The action that deletes an entry, with the data for Undo; `undefined` if the list lacks the entry. */
export function createDeletion(state: RootState, list: ListName, id: string) {
  const entry = selectEntry(state, list, id);
  if (!entry) return undefined;
  const ids = selectListIds(state, list);
  const indexFromEnd = ids.length - 1 - ids.indexOf(id);
  const isLiked = selectIsLiked(state, id);
  return getActions(list).deleted({ entry, indexFromEnd, ...(isLiked && { isLiked }) });
}
