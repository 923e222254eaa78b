import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import type { Move } from '../../state/lists/createList';
import { selectListIds } from '../../state/lists/lists';
import { formOpened } from '../../state/owner/forms';
import { deleteEntry, getActions } from '../../state/owner/listActions';
import { color, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { IconButton } from '../../ui/buttons/IconButton';
import { getOpenerId, keepFocusAfter, openForm } from '../focus';

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

interface EntryProps {
  list: ListName;
  id: string;
  title: string;
}

/** Opens the form for an existing entry. */
export function EditButton({ list, id, title }: EntryProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      small
      variant="quiet"
      id={getOpenerId(id)}
      onClick={() => openForm(() => dispatch(formOpened({ list, id })))}
    >
      Edit
      <ButtonSubject title={title} />
    </Button>
  );
}

/** Deletes an entry (Undo restores it) and the text typed into its form. */
export function DeleteButton({ list, id, title }: EntryProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      small
      variant="quiet"
      onClick={() => keepFocusAfter(() => dispatch(deleteEntry(list, id)))}
    >
      Delete
      <ButtonSubject title={title} />
    </Button>
  );
}

/** Moves an entry in its list. At either end a button is only `aria-disabled`, so that it keeps the focus. */
export function MoveButtons({ list, id, title, className }: EntryProps & { className?: string }) {
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

/** Placed at the end of a line of text, without adding to its height. */
export const InlineMoveButtons = styled(MoveButtons)`
  margin: -${space.sm} -${space.sm} -${space.sm} auto;
`;
