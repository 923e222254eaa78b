import { useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../app/hooks';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ChangingText } from '../../ui/ChangingText';
import { ErrorList } from '../content-file/ErrorList';
import { loadFile, saveContent, type SaveOutcome } from './saveToDisk';

/** A row of its own below the buttons. */
const Outcome = styled.div`
  display: flex;
  flex-wrap: wrap;
  flex-basis: 100%;
  gap: ${space.xs};
  align-items: center;

  &:empty {
    display: none;
  }
`;

const GONE = 'src/content/content.json is not on the disk any more. Nothing was written.';
const CHANGED =
  'src/content/content.json has changed on the disk since this page read it. Nothing was written.';

function textOf(outcome: SaveOutcome): string {
  switch (outcome.status) {
    case 'saved':
      return outcome.isFirst
        ? 'Saved to src/content/content.json. The placeholder work is yours from now on: the site is built from this file.'
        : 'Saved to src/content/content.json.';
    case 'loaded':
      return 'Loaded the file. Your own version was downloaded, and can be imported on the overview.';
    case 'changed':
      return outcome.disk ? CHANGED : GONE;
    case 'failed':
      return `${outcome.message} Your changes are still here.`;
    case 'invalid':
      return '';
  }
}

/** Saves to the project, while its dev server runs; says what came of it, and what can be done. */
export function SaveContent() {
  const dispatch = useAppDispatch();
  const [isSaving, setIsSaving] = useState(false);
  const [outcome, setOutcome] = useState<SaveOutcome>();

  function run(act: Promise<SaveOutcome | undefined>) {
    setIsSaving(true);
    setOutcome(undefined);
    void act.then(setOutcome).finally(() => setIsSaving(false));
  }

  const save = (over?: string | null) => {
    if (!isSaving) run(dispatch(saveContent(over)));
  };
  const changed = outcome?.status === 'changed' ? outcome : undefined;
  const text = outcome && textOf(outcome);
  return (
    <>
      <Button small aria-disabled={isSaving} onClick={() => save()}>
        <ChangingText>{isSaving ? 'Saving…' : 'Save'}</ChangingText>
      </Button>
      <Outcome role="status">
        {text && <p key={text}>{text}</p>}
        {outcome?.status === 'invalid' && <ErrorList errors={outcome.errors} undone="saved" />}
      </Outcome>
      {changed && (
        <Outcome>
          {changed.disk && (
            <Button small onClick={() => changed.disk && run(dispatch(loadFile(changed.disk)))}>
              Load the file
            </Button>
          )}
          <Button small variant="outline" onClick={() => save(changed.disk?.hash ?? null)}>
            Save over it
          </Button>
        </Outcome>
      )}
    </>
  );
}
