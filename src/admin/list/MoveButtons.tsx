import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { ListName } from '../../content/types';
import type { Move } from '../../state/editing/edit';
import { postMoved } from '../../state/editing/posts';
import { projectMoved } from '../../state/editing/projects';
import { trackMoved } from '../../state/editing/tracks';
import { selectListIds } from '../../state/lists';
import { color, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { keepFocusAfter } from '../keepFocusAfter';

const EVENTS = { posts: postMoved, tracks: trackMoved, projects: projectMoved };

const Pair = styled.span`
  display: flex;
`;

const Down = styled(IconButton)`
  &[aria-disabled='true'] {
    color: ${color.line};
    cursor: default;
  }
`;

const Up = styled(Down)`
  svg {
    rotate: 180deg;
  }
`;

interface MoveButtonsProps {
  list: ListName;
  id: string;
  title: string;
  className?: string;
}

/** Moves an entry in its list, which visitors see in the same order. At an end the button stays, and keeps the focus. */
export function MoveButtons({ list, id, title, className }: MoveButtonsProps) {
  const dispatch = useAppDispatch();
  const isFirst = useAppSelector((state) => selectListIds(state, list)[0] === id);
  const isLast = useAppSelector((state) => selectListIds(state, list).at(-1) === id);
  const move = (by: Move['by'], isAtEnd: boolean) => {
    if (!isAtEnd) keepFocusAfter(() => dispatch(EVENTS[list]({ id, by })));
  };
  return (
    <Pair className={className}>
      <Up
        icon="down"
        label={`Move up: ${title}`}
        aria-disabled={isFirst}
        onClick={() => move(-1, isFirst)}
      />
      <Down
        icon="down"
        label={`Move down: ${title}`}
        aria-disabled={isLast}
        onClick={() => move(1, isLast)}
      />
    </Pair>
  );
}

/** At the end of a line of text, which keeps its height. */
export const InlineMoveButtons = styled(MoveButtons)`
  margin: -${space.sm} -${space.sm} -${space.sm} auto;
`;
