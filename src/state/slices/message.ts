import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { PostId, ListName } from '../../content/types';
import { postEdited, postMoved, postReverted } from '../editing/posts';
import {
  projectAdded,
  projectDeleted,
  projectEdited,
  projectFeatured,
  projectMoved,
  projectRestored,
  projectReverted,
  projectUnfeatured,
} from '../editing/projects';
import { trackEdited, trackMoved, trackReverted } from '../editing/tracks';
import { rootReducer, type RootState } from '../rootReducer';
import { signedOut } from './auth';
import { contentImported, contentLoaded, editsRestored } from './contentFile';
import { formCancelled, formOpened } from './forms';
import { tabSelected } from './nav';
import { postDeleted, postCreated, postPublished, postRestored, postUnpublished } from './posts';
import { publishOpened, theirsLoaded } from './publish';
import { contentExported, contentSaved } from './savedFile';
import { trackAdded, trackDeleted, trackRestored } from './tracks';

/** What an act of the owner came to. */
export type Outcome =
  | { act: 'deleted' | 'restored' | 'edited' | 'reverted' | 'drafted' | 'added'; title: string }
  | { act: 'published' | 'unpublished'; id: PostId }
  | { act: 'featured' | 'unfeatured'; id: string }
  | { act: 'moved'; list: ListName; id: string }
  | { act: 'imported'; projects: number; tracks: number; posts: number }
  | { act: 'loaded' }
  /** `isFirst` where placeholder work became the owner's. */
  | { act: 'saved'; isFirst: boolean }
  | { act: 'editsRestored' }
  /** `text` is the content file with the edits. */
  | { act: 'editsDropped'; text: string };

export interface MessageState {
  /** What the newest act came to; null once it was dismissed, or after an act that needs no words. */
  outcome: Outcome | null;
  /** How many messages there were: two of the same words are two pieces of news. */
  count: number;
}

const initialState: MessageState = { outcome: null, count: 0 };

const tell = ({ count }: MessageState, outcome: Outcome): MessageState => ({
  outcome,
  count: count + 1,
});

/** Acts that show by themselves what they did. */
const isQuiet = isAnyOf(
  ...[formOpened, formCancelled, tabSelected],
  ...[contentExported, publishOpened, theirsLoaded, contentLoaded, signedOut],
);

/** The one message of the dashboard: what the owner's newest act came to. */
const messageSlice = createSlice({
  name: 'message',
  initialState,
  reducers: {
    dismissed(state) {
      state.outcome = null;
    },
    /** The edits of before a reload do not fit the content file any more: the payload has them. */
    editsDropped: (state, { payload: text }: PayloadAction<string>) =>
      tell(state, { act: 'editsDropped', text }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(postCreated, (state, { payload: { title } }) =>
        tell(state, { act: 'drafted', title }),
      )
      .addCase(postPublished, (state, { payload: id }) => tell(state, { act: 'published', id }))
      .addCase(postUnpublished, (state, { payload: id }) => tell(state, { act: 'unpublished', id }))
      .addCase(contentSaved, (state, { payload: { isFirst = false } }) =>
        tell(state, { act: 'saved', isFirst }),
      )
      .addCase(editsRestored, (state) => tell(state, { act: 'editsRestored' }))
      .addCase(contentImported, (state, { payload: { fileHash, projects, tracks, posts } }) =>
        tell(
          state,
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
        tell(state, { act: 'moved', list: 'posts', id }),
      )
      .addCase(trackMoved, (state, { payload: { id } }) =>
        tell(state, { act: 'moved', list: 'tracks', id }),
      )
      .addCase(projectMoved, (state, { payload: { id } }) =>
        tell(state, { act: 'moved', list: 'projects', id }),
      )
      .addCase(projectFeatured, (state, { payload: id }) => tell(state, { act: 'featured', id }))
      .addCase(projectUnfeatured, (state, { payload: id }) =>
        tell(state, { act: 'unfeatured', id }),
      )
      .addMatcher(isAnyOf(trackAdded, projectAdded), (state, { payload: { title } }) =>
        tell(state, { act: 'added', title }),
      )
      .addMatcher(
        isAnyOf(postDeleted, trackDeleted, projectDeleted),
        (state, { payload: { entry } }) => tell(state, { act: 'deleted', title: entry.title }),
      )
      .addMatcher(
        isAnyOf(postRestored, trackRestored, projectRestored),
        (state, { payload: { entry } }) => tell(state, { act: 'restored', title: entry.title }),
      )
      .addMatcher(isAnyOf(postEdited, trackEdited, projectEdited), (state, { payload }) =>
        tell(state, { act: 'edited', title: payload.entry.title }),
      )
      .addMatcher(isAnyOf(postReverted, trackReverted, projectReverted), (state, { payload }) =>
        tell(state, { act: 'reverted', title: payload.before.title }),
      )
      .addMatcher(isQuiet, (state) => {
        state.outcome = null;
      });
  },
});

rootReducer.inject(messageSlice);

export const { dismissed: messageDismissed, editsDropped } = messageSlice.actions;
export const messageReducer = messageSlice.reducer;

/** What the newest act came to, if that is to be said. */
export const selectMessage = ({ message }: RootState): MessageState => message ?? initialState;

/** Whether the newest act can be undone beside its message. */
export const selectOffersUndo = (state: RootState) =>
  ['deleted', 'edited'].includes(selectMessage(state).outcome?.act ?? '');
