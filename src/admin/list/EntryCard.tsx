import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import type { Entry, Move } from '../../state/lists/createList';
import { selectListIds } from '../../state/lists/lists';
import { formOpened } from '../../state/owner/forms';
import { deleteEntry, getActions, getSingletonId } from '../../state/owner/listActions';
import { color, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { IconButton } from '../../ui/buttons/IconButton';
import { changeScreen } from '../../ui/changeScreen';
import { ChangingText } from '../../ui/text/ChangingText';
import { getDeleteId, getOpenerId, keepFocusAfter, NEW_ENTRY_ID, openForm } from '../focus';
import {
  buttonInset,
  CardActions,
  CardBody,
  EntryFrame,
  LastButtons,
  TWO_COLUMNS,
} from './cardParts';
import { ShownIdsContext } from './filter';
import { FILTER_NOTE_ID } from './ListFilter';
import { slideCards } from './slideCards';

interface EntryProps {
  list: ListName;
  entry: Entry;
}

export const EntryButton = ({
  label,
  title,
  ...props
}: { label: string; title: string } & Omit<ComponentProps<typeof Button>, 'children'>) => (
  <Button small variant="quiet" {...props}>
    <ChangingText>{label}</ChangingText>
    <ButtonSubject title={title} />
  </Button>
);

/** The first button. As wide as its longest label, so that a change of label does not move the others. */
export const ToggleButton = styled(EntryButton).attrs({ variant: 'outline' })`
  && {
    min-width: calc(4.9em + 2 * min(${space.md}, 3.6vw));
    margin: 0 ${buttonInset};
    padding: 0;
  }

  &[aria-disabled='true'] {
    cursor: not-allowed;
  }
`;

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
  }
`;

/** Moves an entry in its list, if all of it is shown. A button is only `aria-disabled`, so that it keeps the focus. */
function MoveButtons({ list, entry: { id, title } }: EntryProps) {
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

interface EntryCardProps extends EntryProps {
  /** The button before Edit. */
  toggle?: ReactNode;
  /** The path of the page of the entry, if it has one. */
  page?: string | undefined;
  children: ReactNode;
}

/** The card of an entry, with its buttons. In the demo some are missing or inert (spec section 2). */
export function EntryCard({ list, entry, toggle, page, children }: EntryCardProps) {
  const { id, title } = entry;
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const navigate = useNavigate();
  const shownIds = useContext(ShownIdsContext);
  function remove() {
    const ids = shownIds ?? selectListIds(store.getState(), list);
    const place = ids.indexOf(id);
    const neighbour = ids[place + 1] ?? ids[place - 1];
    const successor = neighbour === undefined ? NEW_ENTRY_ID : getDeleteId(neighbour);
    keepFocusAfter(() => dispatch(deleteEntry(list, id)), successor);
  }
  const view = page && (() => changeScreen(() => void navigate(page)));
  const edit = () => openForm(() => dispatch(formOpened({ list, id })));
  return (
    <EntryFrame>
      <CardBody>{children}</CardBody>
      <CardActions>
        {toggle}
        {/* In the demo only posts have the button, and it does nothing (spec section 2). */}
        {(hasOwnContent || list === 'posts') && (
          <EntryButton
            id={getOpenerId(id)}
            label="Edit"
            title={title}
            onClick={hasOwnContent ? edit : undefined}
          />
        )}
        {/* A button, not a link, because only the store of this tab has drafts and edits. */}
        {view && (
          <EntryButton label="View" title={title} onClick={hasOwnContent ? view : undefined} />
        )}
        <LastButtons>
          {hasOwnContent && !getSingletonId(list) && <MoveButtons list={list} entry={entry} />}
          <EntryButton id={getDeleteId(id)} label="Delete" title={title} onClick={remove} />
        </LastButtons>
      </CardActions>
    </EntryFrame>
  );
}
