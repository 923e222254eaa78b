import { newPostId } from '../../content/ids';
import { type PostFields, postAdded, selectPostIds } from '../lists/posts';
import type { AppThunk } from '../rootReducer';
import { parseAction } from './listActions';
import { selectUndoableActions } from './undo';

/** Adds a post to own content. Its id, the address of its page, comes from the title and survives edits of it. */
export const createPost =
  (fields: PostFields): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    // Deleted posts keep their ids for Undo.
    const undoable = selectUndoableActions(state).map((action) => parseAction(action).id);
    const id = newPostId(fields.title, [...selectPostIds(state), ...undoable]);
    dispatch(postAdded({ ...fields, id }, true));
  };
