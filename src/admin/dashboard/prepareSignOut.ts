import { changesDiscarded } from '../../state/lists/content';
import { selectHasUnsaved } from '../../state/owner/changes';
import { selectTyped, typedDiscarded } from '../../state/owner/forms';
import { droppedEditsDiscarded, selectDroppedEdits } from '../../state/owner/message';
import { selectIsOwnWork } from '../../state/owner/ownWork';
import { selectIsUnconfirmed, selectSavedWork } from '../../state/owner/savedWork';
import { selectSaveWords } from '../../state/owner/saveTarget';
import type { AppThunk } from '../../state/rootReducer';
import { removePictures, selectUnsavedPictures } from '../pictures/storedPictures';
import { setToken } from '../publish/token';

/** Asks, then drops the token and the drafts. Returns whether to go on with the sign-out. */
export const prepareSignOut = (): AppThunk<boolean> => (dispatch, getState) => {
  const state = getState();
  if (selectIsOwnWork(state)) {
    const pictures = selectUnsavedPictures(state);
    const dropped = selectDroppedEdits(state);
    if (selectHasUnsaved(state) || pictures.length + dropped.length > 0) {
      const { saved } = selectSaveWords(state);
      const sent = selectIsUnconfirmed(state)
        ? ` A version that was sent may still be ${saved}.`
        : '';
      const question = `Log out and delete what this tab has not ${saved} yet, also from this browser?${sent}`;
      if (!window.confirm(question)) return false;
      const { work } = selectSavedWork(state);
      if (work) dispatch(changesDiscarded(work));
      dispatch(typedDiscarded(Object.keys(selectTyped(state))));
      dispatch(droppedEditsDiscarded());
      dispatch(removePictures(pictures));
    }
  }
  setToken('');
  return true;
};
