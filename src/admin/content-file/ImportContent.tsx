import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { Work } from '../../content/types';
import { selectUnexportedCount } from '../../state/slices/savedFile';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { FileField } from '../../ui/forms/FileField';
import { ErrorList } from './ErrorList';
import { importContent, type ImportOutcome, importWork } from './importFile';
import { KEPT, selectSavePlace } from './savePlace';

const Answer = styled.div`
  &:not(:empty) {
    margin-top: ${space.md};
  }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.xs};
  margin-top: ${space.sm};
`;

/** What an import would replace; an export or an undo may come before the answer. */
function changesInWords(count: number, kept: string): string {
  if (count === 0) return `all work, which is ${kept}`;
  return count === 1 ? `1 change that is not ${kept}` : `${count} changes that are not ${kept}`;
}

/** Takes a content file in. What would be lost by it is asked about first, and what is wrong with it is listed. */
export function ImportContent() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectUnexportedCount);
  const kept = KEPT[useAppSelector(selectSavePlace)];
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<ImportOutcome>();
  const heldBack = outcome && 'heldBack' in outcome ? outcome.heldBack : undefined;

  async function choose(file: File) {
    setOutcome(undefined);
    setOutcome(await dispatch(importContent(file)));
  }

  function answer(next: ImportOutcome | undefined) {
    setOutcome(next);
    // The button that was pressed goes.
    field.current?.focus();
  }

  function importAnyway(work: Work) {
    dispatch(importWork(work));
    answer(undefined);
  }

  return (
    <>
      <FileField
        ref={field}
        label="Import content"
        accept=".json,application/json"
        onChoose={(file) => void choose(file)}
      />
      <Answer role="status">
        {outcome && 'errors' in outcome && <ErrorList errors={outcome.errors} />}
        {heldBack && <p>{`Importing replaces ${changesInWords(count, kept)}.`}</p>}
      </Answer>
      {heldBack && (
        <Actions>
          <Button small onClick={() => importAnyway(heldBack)}>
            Import anyway
          </Button>
          <Button small variant="outline" onClick={() => answer(undefined)}>
            Keep mine
          </Button>
        </Actions>
      )}
    </>
  );
}
