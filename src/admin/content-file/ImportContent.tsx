import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { contentImported } from '../../state/lists/content';
import { importOperation } from '../../state/owner/operations';
import { selectChangeCount } from '../../state/owner/savedWork';
import { SAVED, selectSavePlace } from '../../state/owner/savePlace';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { FileField } from '../../ui/forms/FileField';
import { formatCount } from '../../ui/text/formatCount';
import { ErrorList, ErrorMessage } from '../operations/ErrorMessage';
import { ButtonRow } from '../Panel';
import { importContent } from './replaceContent';

const Import = styled.div`
  display: grid;
  gap: ${space.sm};
`;

/** Imports a content file. Asks before it replaces unsaved changes, and lists the errors of the file. */
export function ImportContent() {
  const dispatch = useAppDispatch();
  const count = useAppSelector(selectChangeCount);
  const saved = SAVED[useAppSelector(selectSavePlace)];
  const field = useRef<HTMLInputElement>(null);
  const state = useAppSelector(importOperation.select);

  function closeQuestion(answer: UnknownAction) {
    dispatch(answer);
    // The focused button has just been removed.
    field.current?.focus();
  }

  return (
    <Import>
      <FileField
        ref={field}
        label="Import content"
        accept=".json,application/json"
        onChoose={(file) => void dispatch(importContent(file))}
      />
      <div role="status">
        {state.status === 'running' && <p>Checking…</p>}
        {state.status === 'failed' && <ErrorMessage error={state.error} />}
        {state.status === 'conflict' && (
          <p>{`Importing replaces ${formatCount(count, 'change')} not ${saved} yet.`}</p>
        )}
      </div>
      <ErrorList state={state} />
      {state.status === 'conflict' && (
        <ButtonRow>
          <Button small onClick={() => closeQuestion(contentImported(state.conflict))}>
            Import anyway
          </Button>
          <Button
            small
            variant="outline"
            onClick={() => closeQuestion(importOperation.dismissed())}
          >
            Keep mine
          </Button>
        </ButtonRow>
      )}
    </Import>
  );
}
