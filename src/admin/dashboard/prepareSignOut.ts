import { savedContentLoaded, selectHasOwnContent } from '../../state/lists/content';
import { selectHasUnsaved, selectTyped, typedDiscarded } from '../../state/owner/drafts';
import { selectHasEdits, selectSavedWork } from '../../state/owner/savedWork';
import type { AppThunk } from '../../state/rootReducer';
import { dropToken } from '../publish/token';

/**
 * Drops the token and, with own content, the drafts, after asking. The edits of the demo live in memory, signed in or not.
 * @returns Whether the owner may be signed out.
 */
export const prepareSignOut = (): AppThunk<boolean> => (dispatch, getState) => {
  const state = getState();
  if (selectHasOwnContent(state)) {
    const question = 'Log out and lose what is not saved yet?';
    if (selectHasUnsaved(state) && !window.confirm(question)) return false;
    const { work, hash } = selectSavedWork(state);
    if (work && selectHasEdits(state)) dispatch(savedContentLoaded({ ...work, fileHash: hash }));
    if (Object.keys(selectTyped(state)).length > 0) dispatch(typedDiscarded());
  }
  dropToken();
  return true;
};
