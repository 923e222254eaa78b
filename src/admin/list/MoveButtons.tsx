import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import type { Move } from '../../state/lists/createList';
import { selectListIds } from '../../state/lists/lists';
import { getActions } from '../../state/owner/listActions';
import { color, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { keepFocusAfter } from '../keepFocusAfter';

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

/** Moves an entry up or down in its list, whose order is that of the public page. At an end a button is only `aria-disabled`, so that it keeps the focus. */
export function MoveButtons({ list, id, title, className }: MoveButtonsProps) {
  const dispatch = useAppDispatch();
  const isFirst = useAppSelector((state) => selectListIds(state, list)[0] === id);
  const isLast = useAppSelector((state) => selectListIds(state, list).at(-1) === id);
  const move = (by: Move['by'], isAtEnd: boolean) => {
    if (!isAtEnd) keepFocusAfter(() => dispatch(getActions(list).moved({ id, by })));
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

/** For the end of a line of text, without adding to its height. */
export const InlineMoveButtons = styled(MoveButtons)`
  margin: -${space.sm} -${space.sm} -${space.sm} auto;
`;
