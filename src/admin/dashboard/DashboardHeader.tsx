import { useId, useState } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectHasUnsaved } from '../../state/owner/drafts';
import { selectOffersUndo } from '../../state/owner/message';
import { from, onNarrowScreens, onShortScreens } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { inset } from '../Panel';
import { HeaderActions } from './HeaderActions';
import { UndoButton } from './UndoButton';
import { UnsavedStatus } from './UnsavedStatus';

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  padding: ${space.sm} ${inset};
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};

  ${onShortScreens} {
    padding-block: ${space.xxs};
  }

  ${onNarrowScreens} {
    gap: ${space.xs};
  }

  ${from.laptop} {
    column-gap: ${space.lg};
  }
`;

/** As high as a button, so that the header keeps its height when Undo appears. */
const Title = styled.h1`
  display: flex;
  align-items: center;
  min-height: 2.75rem;
  font-size: 1.25rem;
  white-space: nowrap;

  ${onNarrowScreens} {
    flex: 1;
    white-space: normal;
    font-size: 1.125rem;
  }

  ${from.laptop} {
    font-size: 1.5rem;
  }
`;

const MenuButton = styled(IconButton)<{ $isMarked: boolean }>`
  display: none;

  ${onNarrowScreens} {
    position: relative;
    display: inline-grid;
    /* At most the padding of the page, at any font size. */
    margin-right: max(-${space.sm}, -4vw);
  }

  /* Marks that something would be lost with the page. */
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

export function DashboardHeader() {
  const [isOpen, setIsOpen] = useState(false);
  const actionsId = useId();
  const isUndoInMessage = useAppSelector(selectOffersUndo);
  const hasUnsaved = useAppSelector(selectHasUnsaved);

  return (
    <Head>
      <Title>Admin Dashboard</Title>
      {!isUndoInMessage && <UndoButton />}
      <UnsavedStatus isMenuOpen={isOpen} />
      <MenuButton
        icon={isOpen ? 'close' : 'menu'}
        label="Menu"
        aria-expanded={isOpen}
        aria-controls={actionsId}
        $isMarked={hasUnsaved && !isOpen}
        onClick={() => setIsOpen(!isOpen)}
      />
      <HeaderActions id={actionsId} isOpen={isOpen} />
    </Head>
  );
}
