import { newPostId } from '../../../content/ids';
import { selectUndoActions } from '../../owner/undo';
import type { AppThunk } from '../../rootReducer';
import { postCreated, selectPostIds } from '../posts';
import { dropUndefined } from './edit';
import type { PostFields } from './posts';

/** Writes a new post with own content. Its id, the address of its page, comes from the title and stays when that is edited. */
export const createPost =
  (fields: PostFields): AppThunk =>
  (dispatch, getState) => {
    const state = getState();
    // A deleted post may be brought back.
    const deleted = selectUndoActions(state).map(({ payload }) => payload.entry.id);
    const id = newPostId(fields.title, [...selectPostIds(state), ...deleted]);
    dispatch(postCreated({ ...dropUndefined(fields), id }, true));
  };
