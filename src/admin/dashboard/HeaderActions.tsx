import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useAuth } from '../../shared/useAuth';
import {
  savedContentLoaded,
  selectHasOwnContent,
  selectIsContentComplete,
} from '../../state/lists/content';
import { selectHasUnsaved, selectTyped, typedDiscarded } from '../../state/owner/drafts';
import { publishOperation } from '../../state/owner/operations';
import { publishOpened, selectPublishPanel } from '../../state/owner/publishPanel';
import { selectChangeCount, selectFileHash, selectSavedWork } from '../../state/owner/savedWork';
import { selectSavePlace } from '../../state/owner/savePlace';
import type { AppThunk } from '../../state/rootReducer';
import { from, onNarrowScreens } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';
import { changeScreen } from '../../ui/changeScreen';
import { ChangingText } from '../../ui/text/ChangingText';
import { ExportButton } from '../content-file/ExportButton';
import { PUBLISH_ID } from '../focus';
import { publishSite } from '../publish/publishSite';
import { dropToken } from '../publish/token';
import { SaveButton } from '../save/SaveButton';

const Actions = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

  ${from.tablet} {
    /* The text of the last button is at the edge of the content. */
    margin-right: calc(-${space.md} - 1px);
  }

  ${onNarrowScreens} {
    display: ${({ $isOpen }) => ($isOpen ? 'flex' : 'none')};
    order: 1;
    flex-basis: 100%;
    padding-bottom: ${space.xs};

    > * {
      flex: 1 1 auto;
    }
  }
`;

/** Opens the publish panel. Publishes at once if this tab has a token. */
function PublishButton() {
  const dispatch = useAppDispatch();
  const { hasToken } = useAppSelector(selectPublishPanel);
  const isPublishing = useAppSelector(publishOperation.select).status === 'running';

  function press() {
    if (isPublishing) return;
    dispatch(publishOpened());
    if (hasToken) void dispatch(publishSite());
  }

  return (
    <Button small id={PUBLISH_ID} aria-disabled={isPublishing} onClick={press}>
      <ChangingText>{isPublishing ? 'Publishing…' : 'Publish site'}</ChangingText>
    </Button>
  );
}

/** Asks, then drops the token and the drafts of own content. Returns whether to go on with the sign-out. */
const prepareSignOut = (): AppThunk<boolean> => (dispatch, getState) => {
  const state = getState();
  if (selectHasOwnContent(state)) {
    const question = 'Log out and lose what is not saved yet?';
    if (selectHasUnsaved(state) && !window.confirm(question)) return false;
    const { work } = selectSavedWork(state);
    if (work && selectChangeCount(state) > 0)
      dispatch(savedContentLoaded({ ...work, fileHash: selectFileHash(state) }));
    if (Object.keys(selectTyped(state)).length > 0) dispatch(typedDiscarded());
  }
  dropToken();
  return true;
};

/** The buttons that save the changes, and the two ways out of the dashboard. On phones a menu that opens and closes. */
export function HeaderActions({ id, isOpen }: { id: string; isOpen: boolean }) {
  const dispatch = useAppDispatch();
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const isReady = useAppSelector(selectIsContentComplete);
  const place = useAppSelector(selectSavePlace);

  function logOut() {
    if (!dispatch(prepareSignOut())) return;
    changeScreen(() => {
      void navigate(paths.portfolio);
      signOut();
    });
  }

  return (
    <Actions id={id} $isOpen={isOpen}>
      {isReady && place === 'repository' && <PublishButton />}
      {/* `import.meta.env.DEV` lets the build drop the Save button. */}
      {isReady &&
        (import.meta.env.DEV && place === 'devServer' ? <SaveButton /> : <ExportButton />)}
      <ScreenButtonLink small variant="outline" to={paths.portfolio}>
        View Portfolio
      </ScreenButtonLink>
      <Button small variant="quiet" onClick={logOut}>
        Logout
      </Button>
    </Actions>
  );
}
