import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useAuth } from '../../shared/useAuth';
import { selectIsContentComplete } from '../../state/lists/content';
import { from, onPhones } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';
import { changeScreen } from '../../ui/changeScreen';
import { ExportButton } from '../content-file/ExportButton';
import { selectSavePlace } from '../content-file/savePlace';
import { PublishButton } from '../publish/PublishButton';
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

  ${onPhones} {
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
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const isReady = useAppSelector(selectIsContentComplete);
  const place = useAppSelector(selectSavePlace);

  function logOut() {
    dropToken();
    changeScreen(() => {
      void navigate(paths.portfolio);
      signOut();
    });
  }

  return (
    <Actions id={id} $isOpen={isOpen}>
      {isReady && place === 'repository' && <PublishButton />}
      {/* `import.meta.hot` lets the build drop the Save button. */}
      {isReady && (import.meta.hot && place === 'devServer' ? <SaveButton /> : <ExportButton />)}
      <ScreenButtonLink small variant="outline" to={paths.portfolio}>
        View Portfolio
      </ScreenButtonLink>
      <Button small variant="quiet" onClick={logOut}>
        Logout
      </Button>
    </Actions>
  );
}
