import { type ComponentProps, type ReactNode, useContext } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector, useAppStore } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import type { Entry } from '../../state/lists/createList';
import { selectListIds } from '../../state/lists/lists';
import { deleteEntry } from '../../state/owner/entryThunks';
import { formOpened } from '../../state/owner/forms';
import { getSingletonId } from '../../state/owner/listActions';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { changeScreen } from '../../ui/changeScreen';
import { ChangingText } from '../../ui/text/ChangingText';
import {
  getCardId,
  getDeleteId,
  getOpenerId,
  keepFocusAfter,
  NEW_ENTRY_ID,
  openForm,
} from '../focus';
import { buttonInset, CardActions, CardBody, EntryFrame, LastButtons } from './cardParts';
import { ShownIdsContext } from './filter';
import { MoveButtons } from './MoveButtons';

export interface EntryProps {
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
    <EntryFrame id={getCardId(id)}>
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
