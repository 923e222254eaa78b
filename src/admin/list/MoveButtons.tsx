import { useContext } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import type { Move } from '../../state/lists/createList';
import { selectListIds } from '../../state/lists/lists';
import { getActions } from '../../state/owner/listActions';
import { color } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { keepFocusAfter } from '../focus';
import { TWO_COLUMNS } from './cardParts';
import type { EntryProps } from './EntryCard';
import { ShownIdsContext } from './filter';
import { FILTER_NOTE_ID } from './ListFilter';
import { slideCards } from './slideCards';

const ARROW_UP = 'M5.5 14.5 12 8l6.5 6.5';

const MoveButton = styled(IconButton)`
  /* In two columns the neighbours are on the left and right. */
  @container entries (width > ${TWO_COLUMNS}) {
    svg {
      rotate: -90deg;
    }
  }

  &[aria-disabled='true'] {
    color: ${color.control};
    cursor: default;

    @media (forced-colors: active) {
      border-color: GrayText;
      color: GrayText;
    }
  }
`;

/** Moves an entry in its list, if all of it is shown. A button is only `aria-disabled`, so that it keeps the focus. */
export function MoveButtons({ list, entry: { id, title } }: EntryProps) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectListIds(state, list));
  const isFiltered = useContext(ShownIdsContext) !== undefined;
  const renderButton = (by: Move['by'], isAtEnd: boolean) => (
    <MoveButton
      icon={by < 0 ? ARROW_UP : 'down'}
      label={`Move ${by < 0 ? 'earlier' : 'later'}: ${title}`}
      aria-disabled={isAtEnd || isFiltered}
      aria-describedby={isFiltered ? FILTER_NOTE_ID : undefined}
      data-repeatable
      onClick={({ currentTarget }) => {
        const move = () => keepFocusAfter(() => dispatch(getActions(list).moved({ id, by })));
        if (!isAtEnd && !isFiltered) slideCards(currentTarget.closest('article'), move);
      }}
    />
  );
  return (
    <span>
      {renderButton(-1, ids[0] === id)}
      {renderButton(1, ids.at(-1) === id)}
    </span>
  );
}
