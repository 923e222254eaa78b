import type { ComponentType, ReactNode } from 'react';
import { styled } from 'styled-components';
import type { ListName } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectListIds } from '../../state/lists/lists';
import { formOpened, selectForm } from '../../state/owner/forms';
import { space } from '../../styles/tokens';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { ListFormProps } from '../form/EntryForm';
import { openForm } from '../form/formFocus';
import { ignoreRepeats } from '../ignoreRepeats';
import { TabHead } from './TabHead';

/** Two columns at most: a third would be too narrow for a row of buttons or a line of tags. */
const Grid = styled.div`
  display: grid;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fill, minmax(min(27rem, 100%), 1fr));
`;

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
export function ListTab({
  list,
  title,
  empty,
  form: ListForm,
  card: Card,
  children,
}: ListTabProps) {
  const dispatch = useAppDispatch();
  const ids = useAppSelector((state) => selectListIds(state, list));
  const form = useAppSelector((state) => selectForm(state, list));
  return (
    <>
      <TabHead
        title={title}
        list={list}
        isFormOpen={form?.id === null}
        hasOpenForm={form !== undefined}
        onNew={() => openForm(() => dispatch(formOpened({ list, id: null })))}
      />
      {form && <ListForm key={form.id} id={form.id} />}
      {children}
      {ids.length === 0 && <EmptyNote>{empty}</EmptyNote>}
      {/* After a deletion the next card is under the pointer. */}
      <Grid onClickCapture={ignoreRepeats}>
        {ids.map((id) => (
          <Card key={id} id={id} />
        ))}
      </Grid>
    </>
  );
}
