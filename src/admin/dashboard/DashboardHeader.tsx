import type { ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { useAuth } from '../../shared/useAuth';
import { selectIsContentComplete } from '../../state/lists/content';
import { selectOffersUndo } from '../../state/owner/message';
import { type SaveTarget, selectSaveTarget } from '../../state/owner/saveTarget';
import { from, onNarrowScreens, onShortScreens } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ScreenButtonLink } from '../../ui/buttons/ScreenButtonLink';
import { changeScreen } from '../../ui/changeScreen';
import { ExportButton } from '../content-file/ExportButton';
import { barPadding, ButtonRow } from '../parts';
import { PublishButton } from '../publish/PublishButton';
import { SaveButton } from '../save/SaveButton';
import { prepareSignOut } from './prepareSignOut';
import { UndoButton } from './UndoButton';
import { UnsavedStatus } from './UnsavedStatus';

/** Sticky, because lists are long. On phones and tablets only its second row: the state of the work and its saving. */
const Head = styled(ButtonRow)`
  position: sticky;
  top: -3.5rem;
  z-index: 2;
  padding: ${space.sm} ${barPadding};
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};

  /* The text of Logout, not its padding, aligns with the edge of the button in the second row. */
  > a + button {
    margin-inline-end: -${space.md};
  }

  /* Focus brings the first row back, so that its control is in view (WCAG 2.4.11). */
  &:has(> a:focus-visible, > a + button:focus-visible) {
    top: 0;
  }

  ${from.laptop} {
    top: 0;

    > a + button {
      margin: 0;
    }
  }

  ${onShortScreens} {
    position: static;
    padding-block: ${space.xxs};
  }

  ${onNarrowScreens} {
    > :is(a, button) {
      padding-inline: ${space.sm};
      font-size: ${fontSize.xs};
    }

    > :is(a, a + button) {
      padding-inline: ${space.xs};
    }

    > a + button {
      margin-inline-end: -${space.xs};
    }
  }
`;

/** As high as a button, so that the header keeps its height when Undo appears. */
const Title = styled.h1`
  display: flex;
  flex: 1 0 6rem;
  align-items: center;
  min-height: 2.75rem;
  font-size: 1.125rem;
  line-height: 1.2;

  ${from.tablet} {
    font-size: 1.25rem;
  }

  ${from.laptop} {
    flex: none;
    margin-inline-end: ${space.sm};
    font-size: 1.5rem;
  }
`;

/** The button that saves the changes, by save target. `import.meta.env.DEV` lets the build drop the Save button. */
const SAVE_BUTTONS: Record<SaveTarget, ComponentType> = {
  devServer: import.meta.env.DEV ? SaveButton : ExportButton,
  repository: PublishButton,
  download: ExportButton,
};

/** Tells the tabs below the height of the header, whose text about unsaved work can have many lines. */
function tellHeight(header: HTMLElement) {
  const observer = new ResizeObserver(() =>
    header.parentElement?.style.setProperty('--header-height', `${header.offsetHeight}px`),
  );
  observer.observe(header);
  return () => observer.disconnect();
}

export function DashboardHeader() {
  const dispatch = useAppDispatch();
  const { signOut } = useAuth();
  const navigate = useNavigate();
  const isReady = useAppSelector(selectIsContentComplete);
  const isUndoInMessage = useAppSelector(selectOffersUndo);
  const SaveWork = SAVE_BUTTONS[useAppSelector(selectSaveTarget)];

  function logOut() {
    if (!dispatch(prepareSignOut())) return;
    changeScreen(() => {
      void navigate(paths.portfolio);
      signOut();
    });
  }

  return (
    <Head ref={tellHeight} as="header">
      <Title>Admin Dashboard</Title>
      <ScreenButtonLink small variant="quiet" to={paths.portfolio}>
        View Portfolio
      </ScreenButtonLink>
      <Button small variant="quiet" onClick={logOut}>
        Logout
      </Button>
      <UnsavedStatus />
      {!isUndoInMessage && <UndoButton />}
      {isReady && <SaveWork />}
    </Head>
  );
}
