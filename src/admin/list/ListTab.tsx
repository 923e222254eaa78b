import { type ComponentType, useDeferredValue } from 'react';
import { css, styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectHasOwnContent } from '../../state/lists/content';
import { selectWork } from '../../state/lists/lists';
import { NO_FILTER, selectFilter } from '../../state/owner/dashboard';
import { formOpened, selectForm } from '../../state/owner/forms';
import { getSingletonId } from '../../state/owner/listActions';
import { color, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { EmptyNote } from '../../ui/text/EmptyNote';
import { getOpenerId, openForm } from '../focus';
import { EntryForm, type EntryFormProps } from '../form/EntryForm';
import { getFormTitle } from '../form/formTitles';
import { ButtonRow, TabTitle } from '../parts';
import { isActive, matchesFilter, MIN_FILTERED, ShownIdsContext } from './filter';
import { ListFilter } from './ListFilter';
import { LostTexts } from './LostTexts';

const Head = styled(ButtonRow)`
  justify-content: space-between;
  margin-bottom: ${space.lg};
`;

/** With own content, where the order can be changed. */
const numbered = css`
  > article {
    counter-increment: entry;
  }

  h3::before {
    content: counter(entry) '. ';
    content: counter(entry) '. ' / '';
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;

/** At most two columns: three would be too narrow for a row of buttons or a line of tags. */
const Grid = styled.div<{ $isNumbered: boolean }>`
  display: grid;
  container: entries / inline-size;
  counter-reset: entry;
  gap: ${space.lg};
  grid-template-columns: repeat(auto-fill, minmax(min(27rem, 100%), 1fr));

  ${({ $isNumbered }) => $isNumbered && numbered}
`;

export interface ListTabProps extends EntryFormProps {
  title: string;
  empty: string;
  card: ComponentType<{ id: string }>;
  /** Above the cards, if there are any. */
  hint?: ComponentType;
}

/** The tab of a list: the button for a new entry, the open form, the filter of a long list, and the cards. */
export function ListTab({ title, empty, card: Card, hint: Hint, ...form }: ListTabProps) {
  const { list } = form;
  const dispatch = useAppDispatch();
  const entries = useAppSelector((state) => selectWork(state)[list]) ?? [];
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const id = useAppSelector((state) => selectForm(state, list));
  const singletonId = getSingletonId(list);
  const filter = useAppSelector(selectFilter);
  const deferred = useDeferredValue(filter);
  // Neither a deletion nor an emptied search takes the filter away.
  const canFilter = hasOwnContent && (entries.length >= MIN_FILTERED || filter !== NO_FILTER);
  const isSearched = canFilter && isActive(deferred);
  const ids = entries.flatMap((entry) =>
    isSearched && !matchesFilter(entry, deferred) ? [] : entry.id,
  );
  const isFiltered = ids.length < entries.length;
  return (
    <>
      <Head>
        <TabTitle>{title}</TabTitle>
        {!(singletonId && entries.length > 0) && (
          <Button
            id={getOpenerId('')}
            small
            icon="plus"
            variant="outline"
            onClick={() => openForm(() => dispatch(formOpened({ list, id: singletonId })))}
          >
            {getFormTitle(list, false)}
          </Button>
        )}
      </Head>
      <LostTexts list={list} />
      {id !== undefined && <EntryForm key={id} id={id} {...form} />}
      {Hint && entries.length > 0 && <Hint />}
      {canFilter && (
        <ListFilter
          hasStates={list === 'posts'}
          isSearched={isSearched}
          shown={ids.length}
          count={entries.length}
        />
      )}
      {ids.length === 0 && (
        <EmptyNote>{isFiltered ? 'Nothing here matches the search.' : empty}</EmptyNote>
      )}
      <ShownIdsContext value={isFiltered ? ids : undefined}>
        <Grid $isNumbered={hasOwnContent && !isFiltered && !singletonId}>
          {ids.map((each) => (
            <Card key={each} id={each} />
          ))}
        </Grid>
      </ShownIdsContext>
    </>
  );
}
