import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectIsStorageRefused, selectStoredAt } from '../../state/owner/drafts';
import { selectFormTexts } from '../../state/owner/forms';
import { ChangingText } from '../../ui/text/ChangingText';
import { Note } from '../parts';

const Text = styled(Note)`
  min-height: 1.5em;
`;

const formatTime = (time: number) =>
  new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(time);

function describe(isRefused: boolean, storedAt: number | undefined): string {
  if (isRefused) return 'This browser refuses storage: closing the page loses the text.';
  return storedAt === undefined ? 'Not saved yet' : 'Saved in this browser';
}

/** Whether the typed text of a form is stored. The time is not announced: it changes while the owner types. */
export function DraftStatus({ form }: { form: string }) {
  const isTyped = useAppSelector((state) => selectFormTexts(state, form) !== undefined);
  const storedAt = useAppSelector((state) => selectStoredAt(state, form));
  const isRefused = useAppSelector(selectIsStorageRefused);
  return (
    <Text>
      <span role="status">
        {isTyped && <ChangingText>{describe(isRefused, storedAt)}</ChangingText>}
      </span>
      {isTyped && !isRefused && storedAt !== undefined && (
        <ChangingText>{` ${formatTime(storedAt)}`}</ChangingText>
      )}
    </Text>
  );
}
