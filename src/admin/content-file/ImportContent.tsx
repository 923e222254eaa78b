import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectContentImport } from '../../state/owner/contentImport';
import { selectChangeCount } from '../../state/owner/savedFile';
import type { AppThunk } from '../../state/rootReducer';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { FileField } from '../../ui/forms/FileField';
import { ButtonRow } from '../Panel';
import { ErrorList } from './ErrorList';
import { abandonImport, importContent, importWork } from './importFile';
import { KEPT, selectSavePlace } from './savePlace';

const Status = styled.div`
  &:not(:empty) {
    margin-top: ${space.md};
  }
`;

const Actions = styled(ButtonRow)`
  margin-top: ${space.sm};
`;

/** What an import would replace, in words. The count can change while the question is open. */
function describeChanges(count: number, kept: string): string {
  if (count === 0) return `all work, which is ${kept}`;
  return count === 1 ? `1 change that is not ${kept}` : `${count} changes that are not ${kept}`;
}

/** Imports a content file. Asks first if changes would be lost, and lists the errors of the file. */
export function ImportContent() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectChangeCount);
  const kept = KEPT[useAppSelector(selectSavePlace)];
  const field = useRef<HTMLInputElement>(null);
  const outcome = useAppSelector(selectContentImport);

  function closeQuestion(act: AppThunk) {
    dispatch(act);
    // The button that had the focus is removed.
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
      <Status role="status">
        {outcome.status === 'checking' && <p>Checking…</p>}
        {outcome.status === 'refused' && (
          <ErrorList errors={outcome.errors} count={outcome.errorCount} />
        )}
        {outcome.status === 'heldBack' && (
          <p>{`Importing replaces ${describeChanges(count, kept)}.`}</p>
        )}
      </Status>
      {outcome.status === 'heldBack' && (
        <Actions>
          <Button small onClick={() => closeQuestion(importWork(outcome.work))}>
            Import anyway
          </Button>
          <Button small variant="outline" onClick={() => closeQuestion(abandonImport())}>
            Keep mine
          </Button>
        </Actions>
      )}
    </>
  );
}
