import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useAuth } from '../../shared/useAuth';
import { selectIsContentComplete } from '../../state/lists/content';
import { selectSavePlace } from '../../state/owner/savePlace';
import { from, onNarrowScreens } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';
import { changeScreen } from '../../ui/changeScreen';
import { ExportButton } from '../content-file/ExportButton';
import { PublishButton } from '../publish/PublishButton';
import { SaveButton } from '../save/SaveButton';
import { prepareSignOut } from './prepareSignOut';

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

interface HeaderActionsProps {
  id: string;
  /** Whether the menu is open that holds them on phones. */
  isOpen: boolean;
}

/** The buttons that keep the changes, and the two ways out of the dashboard. */
export function HeaderActions({ id, isOpen }: HeaderActionsProps) {
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
