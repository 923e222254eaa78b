import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../app/hooks';
import type { AppThunk } from '../../state/rootReducer';
import { selectContentImport } from '../../state/slices/contentImport';
import { selectUnexportedCount } from '../../state/slices/savedFile';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { FileField } from '../../ui/forms/FileField';
import { ErrorList } from './ErrorList';
import { abandonImport, importContent, importWork } from './importFile';
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
  const outcome = useAppSelector(selectContentImport);

  function answer(act: AppThunk) {
    dispatch(act);
    // The button that was pressed goes.
    field.current?.focus();
  }

  return (
    <>
      <FileField
        ref={field}
        label="Import content"
        accept=".json,application/json"
        onChoose={(file) => void dispatch(importContent(file))}
      />
      <Answer role="status">
        {outcome.status === 'checking' && <p>Checking…</p>}
        {outcome.status === 'refused' && (
          <ErrorList errors={outcome.errors} count={outcome.errorCount} />
        )}
        {outcome.status === 'heldBack' && (
          <p>{`Importing replaces ${changesInWords(count, kept)}.`}</p>
        )}
      </Answer>
      {outcome.status === 'heldBack' && (
        <Actions>
          <Button small onClick={() => answer(importWork(outcome.work))}>
            Import anyway
          </Button>
          <Button small variant="outline" onClick={() => answer(abandonImport())}>
            Keep mine
          </Button>
        </Actions>
      )}
    </>
  );
}
