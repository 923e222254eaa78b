import { useId, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAuth } from '../../app/auth/AuthProvider';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { paths } from '../../app/paths';
import { selectIsContentComplete } from '../../state/slices/contentFile';
import { selectOffersUndo } from '../../state/slices/message';
import { color, from, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { IconButton } from '../../ui/buttons/IconButton';
import { ScreenLink } from '../../ui/buttons/ScreenLink';
import { changeScreen } from '../../ui/hooks/changeScreen';
import { visuallyHidden } from '../../ui/visuallyHidden';
import { ExportButton } from '../content-file/ExportButton';
import { selectSavePlace } from '../content-file/savePlace';
import { forgetToken } from '../publish/conversation';
import { PublishButton } from '../publish/PublishButton';
import { SaveContent } from '../save/SaveContent';
import { useUnloadReasons } from '../unloadGuard';
import { Changes } from './Changes';
import { UndoButton } from './UndoButton';

/** Too narrow for one row of all that the header has. */
const onPhones = from.tablet.replace('@media', '@media not all and');

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.lg};
  border-bottom: 1px solid ${color.line};
  background: ${color.band};

  ${onPhones} {
    gap: ${space.xs};
  }
`;

/** As high as a button: the header keeps its height when *Undo* comes. */
const Title = styled.h1`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: 1.5rem;
  white-space: nowrap;

  ${onPhones} {
    flex: 1;
    white-space: normal;
    font-size: 1.125rem;
  }
`;

/** On phones a row below the others, once it is asked for; what it announces is announced without that, too. */
const Status = styled(Changes)<{ $isOpen: boolean }>`
  flex: 1 1 8rem;
  line-height: 1.35;
  text-align: right;

  ${onPhones} {
    order: 1;
    flex-basis: 100%;
    text-align: left;
    ${({ $isOpen }) => !$isOpen && visuallyHidden}
  }
`;

const Actions = styled.div<{ $isOpen: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};

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

const Toggle = styled(IconButton)<{ $isMarked: boolean }>`
  display: none;

  ${onPhones} {
    position: relative;
    display: inline-grid;
    /* Within the side of the page, however large the letters are. */
    margin-right: max(-${space.sm}, -4vw);
  }

  /* Something would be lost with the page. */
  &::after {
    content: ${({ $isMarked }) => ($isMarked ? "''" : 'none')};
    position: absolute;
    top: 0.5rem;
    right: 0.5rem;
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid;
    border-radius: 50%;
    background: ${color.accent};
  }
`;

/** What would be lost with the page, where to keep it, what can be undone, and the two ways out of the dashboard. */
export function DashboardHeader({ className }: { className?: string }) {
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const [isOpen, setIsOpen] = useState(false);
  const actionsId = useId();
  const isReady = useAppSelector(selectIsContentComplete);
  const isInMessage = useAppSelector(selectOffersUndo);
  const place = useAppSelector(selectSavePlace);
  const isMarked = useUnloadReasons().length > 0;

  function logOut() {
    dispatch(forgetToken());
    changeScreen(() => {
      void navigate(paths.portfolio);
      signOut();
    });
  }

  return (
    <Head className={className}>
      <Title>Admin Dashboard</Title>
      {!isInMessage && <UndoButton />}
      <Status $isOpen={isOpen} />
      <Toggle
        icon={isOpen ? 'close' : 'menu'}
        label="Menu"
        aria-expanded={isOpen}
        aria-controls={actionsId}
        $isMarked={isMarked && !isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <Actions id={actionsId} $isOpen={isOpen}>
        {isReady && place === 'repository' && <PublishButton />}
        {isReady && (import.meta.hot && place === 'devServer' ? <SaveContent /> : <ExportButton />)}
        <ScreenLink small variant="outline" to={paths.portfolio}>
          View Portfolio
        </ScreenLink>
        <Button small variant="quiet" onClick={logOut}>
          Logout
        </Button>
      </Actions>
    </Head>
  );
}
