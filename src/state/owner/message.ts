import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { PostId, ListName } from '../../content/types';
import { contentImported, contentLoaded, editsRestored } from '../lists/contentFile';
import { postEdited, postMoved, postReverted } from '../lists/editing/posts';
import {
  projectAdded,
  projectDeleted,
  projectEdited,
  projectFeatured,
  projectMoved,
  projectRestored,
  projectReverted,
  projectUnfeatured,
} from '../lists/editing/projects';
import { trackEdited, trackMoved, trackReverted } from '../lists/editing/tracks';
import {
  postDeleted,
  postCreated,
  postPublished,
  postRestored,
  postUnpublished,
} from '../lists/posts';
import { trackAdded, trackDeleted, trackRestored } from '../lists/tracks';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { tabSelected } from '../visitor/nav';
import { formCancelled, formOpened } from './forms';
import { publishOpened, theirsLoaded } from './publish';
import { contentExported, contentSaved } from './savedFile';

/** The result of something that the owner did. */
export type Outcome =
  | { act: 'deleted' | 'restored' | 'edited' | 'reverted' | 'drafted' | 'added'; title: string }
  | { act: 'published' | 'unpublished'; id: PostId }
  | { act: 'featured' | 'unfeatured'; id: string }
  | { act: 'moved'; list: ListName; id: string }
  | { act: 'imported'; projects: number; tracks: number; posts: number }
  | { act: 'loaded' }
  /** `isFirst` if there was no content file before, so that placeholder work became the owner's. */
  | { act: 'saved'; isFirst: boolean }
  | { act: 'editsRestored' };

export interface MessageState {
  /** The newest result; null if it was dismissed, or if the newest act needs no message. */
  outcome: Outcome | null;
  /** Counts the messages, so that a message with the same text is announced again. */
  count: number;
  /** The content file with edits that were left out. Kept until it is dismissed: the owner has no other copy. */
  droppedEdits?: string;
}

const initialState: MessageState = { outcome: null, count: 0 };

const withOutcome = (state: MessageState, outcome: Outcome): MessageState => ({
  ...state,
  outcome,
  count: state.count + 1,
});

/** Matches acts whose result is visible without a message. */
const needsNoMessage = isAnyOf(
  formOpened,
  formCancelled,
  tabSelected,
  contentExported,
  publishOpened,
  theirsLoaded,
  contentLoaded,
  signedOut,
);

/** The message of the dashboard: the result of the owner's newest act. */
const messageSlice = createSlice({
  name: 'message',
  initialState,
  reducers: {
    messageDismissed(state) {
      if (state.outcome) state.outcome = null;
      else delete state.droppedEdits;
    },
    /** The edits kept before a reload do not fit the content file any more. Carries the content file with them. */
    editsDropped(state, { payload: text }: PayloadAction<string>) {
      state.droppedEdits = text;
      state.count += 1;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(postCreated, (state, { payload: { title } }) =>
        withOutcome(state, { act: 'drafted', title }),
      )
      .addCase(postPublished, (state, { payload: id }) =>
        withOutcome(state, { act: 'published', id }),
      )
      .addCase(postUnpublished, (state, { payload: id }) =>
        withOutcome(state, { act: 'unpublished', id }),
      )
      .addCase(contentSaved, (state, { payload: { isFirst = false } }) =>
        withOutcome(state, { act: 'saved', isFirst }),
      )
      .addCase(editsRestored, (state) => withOutcome(state, { act: 'editsRestored' }))
      .addCase(contentImported, (state, { payload: { fileHash, projects, tracks, posts } }) =>
        withOutcome(
          state,
          // Only the file on the disk or in the repository comes with a hash.
          fileHash === undefined
            ? {
                act: 'imported',
                projects: projects.length,
                tracks: tracks.length,
                posts: posts.length,
              }
            : { act: 'loaded' },
        ),
      )
      .addCase(postMoved, (state, { payload: { id } }) =>
        withOutcome(state, { act: 'moved', list: 'posts', id }),
      )
      .addCase(trackMoved, (state, { payload: { id } }) =>
        withOutcome(state, { act: 'moved', list: 'tracks', id }),
      )
      .addCase(projectMoved, (state, { payload: { id } }) =>
        withOutcome(state, { act: 'moved', list: 'projects', id }),
      )
      .addCase(projectFeatured, (state, { payload: id }) =>
        withOutcome(state, { act: 'featured', id }),
      )
      .addCase(projectUnfeatured, (state, { payload: id }) =>
        withOutcome(state, { act: 'unfeatured', id }),
      )
      .addMatcher(isAnyOf(trackAdded, projectAdded), (state, { payload: { title } }) =>
        withOutcome(state, { act: 'added', title }),
      )
      .addMatcher(
        isAnyOf(postDeleted, trackDeleted, projectDeleted),
        (state, { payload: { entry } }) =>
          withOutcome(state, { act: 'deleted', title: entry.title }),
      )
      .addMatcher(
        isAnyOf(postRestored, trackRestored, projectRestored),
        (state, { payload: { entry } }) =>
          withOutcome(state, { act: 'restored', title: entry.title }),
      )
      .addMatcher(isAnyOf(postEdited, trackEdited, projectEdited), (state, { payload }) =>
        withOutcome(state, { act: 'edited', title: payload.entry.title }),
      )
      .addMatcher(isAnyOf(postReverted, trackReverted, projectReverted), (state, { payload }) =>
        withOutcome(state, { act: 'reverted', title: payload.before.title }),
      )
      .addMatcher(needsNoMessage, (state) => {
        state.outcome = null;
      });
  },
  selectors: {
    /** The newest result, and the number of messages so far. */
    selectMessage: (state) => state,
    selectDroppedEdits: ({ droppedEdits }) => droppedEdits,
    /** Whether the newest act can be undone beside its message. */
    selectOffersUndo: ({ outcome }) => outcome?.act === 'deleted' || outcome?.act === 'edited',
  },
});

export const { messageDismissed, editsDropped } = messageSlice.actions;
export const { selectMessage, selectDroppedEdits, selectOffersUndo } =
  messageSlice.injectInto(rootReducer).selectors;
