import type { ComponentType, ReactNode } from 'react';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectListIds } from '../../state/lists/lists';
import { formOpened, selectForm } from '../../state/owner/forms';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { ListFormProps } from '../form/EntryForm';
import { openForm } from '../form/formFocus';
import { CardList } from './CardList';
import { TabHead } from './TabHead';

interface ListTabProps {
  list: ListName;
  title: string;
  /** The text in place of an empty list. */
  empty: string;
  form: ComponentType<ListFormProps>;
  card: ComponentType<{ id: string }>;
  /** Shown above the list. */
  children?: ReactNode;
}

/** A tab of the dashboard: all entries of a list, and the form for a new or an edited one. */
export function ListTab({ list, title, empty, form: ListForm, card, children }: ListTabProps) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectListIds(state, list));
  const form = useAppSelector((state) => selectForm(state, list));
  return (
    <>
      <TabHead
        title={title}
        list={list}
        isFormOpen={form?.id === null}
        isQuiet={form !== undefined}
        onNew={(button) => openForm(button, () => dispatch(formOpened({ list, id: null })))}
      />
      {form && <ListForm key={form.id} id={form.id} />}
      {children}
      {ids.length === 0 && <EmptyNote>{empty}</EmptyNote>}
      <CardList ids={ids} card={card} />
    </>
  );
}
