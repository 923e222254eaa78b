import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { filterChanged, selectFilter } from '../../state/owner/dashboard';
import { space } from '../../styles/tokens';
import { control, Field, Label } from '../../ui/forms/fieldParts';
import { TextField } from '../../ui/forms/TextField';
import { ChangingText } from '../../ui/text/ChangingText';
import { fieldMessages } from '../form/messages';
import type { PostState } from '../posts/postState';
import { TabNote } from './cardParts';

const Search = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space.sm} ${space.md};
  margin-bottom: ${space.sm};
`;

const Select = styled.select`
  ${control}
`;

/** Describes the buttons that move entries. */
export const FILTER_NOTE_ID = 'filter-note';

const STATES = {
  '': 'All',
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Drafts',
} satisfies Record<PostState | '', string>;

interface ListFilterProps {
  hasStates: boolean;
  /** Whether `shown` is the number of entries found. */
  isSearched: boolean;
  shown: number;
  count: number;
}

/** The search in a long list, with the number of entries found. */
export function ListFilter({ hasStates, isSearched, shown, count }: ListFilterProps) {
  const dispatch = useAppDispatch();
  const filter = useAppSelector(selectFilter);
  const selectId = useId();
  return (
    <>
      <Search
        role="search"
        aria-label="Entries"
        onInput={({ target }) => {
          if (target instanceof HTMLInputElement) dispatch(filterChanged({ query: target.value }));
        }}
      >
        <TextField
          name="query"
          type="search"
          label="Search"
          defaultValue={filter.query}
          required={false}
          messages={fieldMessages}
          dir="auto"
        />
        {hasStates && (
          <Field>
            <Label htmlFor={selectId}>Show</Label>
            <Select
              id={selectId}
              value={filter.state}
              onChange={({ target }) => dispatch(filterChanged({ state: target.value }))}
            >
              {Object.entries(STATES).map(([state, label]) => (
                <option key={state} value={state}>
                  {label}
                </option>
              ))}
            </Select>
          </Field>
        )}
      </Search>
      <TabNote id={FILTER_NOTE_ID} role="status">
        {isSearched && (
          <ChangingText>
            {`${shown} of ${count} shown.${shown < count ? ' Entries can be moved once all are shown.' : ''}`}
          </ChangingText>
        )}
      </TabNote>
    </>
  );
}
