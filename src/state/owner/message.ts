import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import {
  changesDiscarded,
  contentImported,
  contentLoaded,
  draftsRestored,
  savedContentLoaded,
} from '../lists/content';
import { rootReducer } from '../rootReducer';
import { signedOut } from '../visitor/auth';
import { tabSelected } from './dashboard';
import { formCancelled, formOpened } from './forms';
import { type EntryEvent, isListAction, parseAction } from './listActions';
import { exportOperation, importOperation, publishOperation, saveOperation } from './operations';
import { isUndo } from './undo';

/** An entry of a list was changed, or an earlier change was undone. */
export interface EntryOutcome extends EntryEvent {
  isUndo: boolean;
}

interface ReturnedDrafts {
  /** Whether the unsaved work of this tab is back. */
  isBack: boolean;
  /** How many other closed tabs have unsaved work. */
  closedTabs: number;
}

export type Outcome =
  | EntryOutcome
  | { event: 'imported' | 'loaded' | 'saved' }
  | ({ event: 'draftsReturned' } & ReturnedDrafts);

export interface DroppedEdits {
  /** The content file with the edits. */
  text: string;
  /** The content file that was edited, to merge the edits with another; null if it is unknown. */
  base: string | null;
}

export interface MessageState {
  /** The latest result; null if it was dismissed, or if the latest action needs no message. */
  outcome: Outcome | null;
  /** Counts the messages, so that a message with the same text is announced again. */
  count: number;
  /** Each is kept until discarded, or until the file or an import has it, because the owner has no other copy of the edits. */
  droppedEdits: DroppedEdits[];
}

declare module '../rootReducer' {
  interface AdminSlices {
    message: MessageState;
  }
}

const initialState: MessageState = { outcome: null, count: 0, droppedEdits: [] };

function show(state: MessageState, outcome: Outcome) {
  state.outcome = outcome;
  state.count += 1;
}

/** Matches actions with a visible result, which clear the message. */
const clearsMessage = isAnyOf(
  formOpened,
  formCancelled,
  tabSelected,
  saveOperation.started,
  importOperation.started,
  exportOperation.succeeded,
  publishOperation.opened,
  contentLoaded,
  draftsRestored,
  changesDiscarded,
  signedOut,
);

/** The message of the dashboard: the result of the owner's latest action. */
export const messageSlice = createSlice({
  name: 'message',
  initialState,
  reducers: {
    messageDismissed(state) {
      state.outcome = null;
    },
    droppedEditsDiscarded(state) {
      state.droppedEdits = [];
    },
    draftsReturned(state, { payload }: PayloadAction<ReturnedDrafts>) {
      show(state, { event: 'draftsReturned', ...payload });
    },
    /** Edits are left out, because the content file has changed. */
    editsDropped(state, { payload }: PayloadAction<DroppedEdits>) {
      state.droppedEdits.push(payload);
      state.count += 1;
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(saveOperation.succeeded, (state) => show(state, { event: 'saved' }))
      .addCase(contentImported, (state) => show(state, { event: 'imported' }))
      .addCase(savedContentLoaded, (state) => show(state, { event: 'loaded' }))
      .addMatcher(isListAction, (state, action) =>
        show(state, { ...parseAction(action), isUndo: isUndo(action) }),
      )
      .addMatcher(clearsMessage, (state) => {
        state.outcome = null;
      });
  },
  selectors: {
    selectMessage: (state) => state,
    /** Whether the message has an Undo button: it reports the action that Undo takes back. */
    selectOffersUndo: ({ outcome }) => outcome !== null && 'isUndo' in outcome && !outcome.isUndo,
    selectDroppedEdits: ({ droppedEdits }) => droppedEdits,
  },
});

export const { messageDismissed, droppedEditsDiscarded, draftsReturned, editsDropped } =
  messageSlice.actions;
export const { selectMessage, selectOffersUndo, selectDroppedEdits } =
  messageSlice.injectInto(rootReducer).selectors;
