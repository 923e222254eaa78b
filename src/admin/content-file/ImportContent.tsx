import type { UnknownAction } from '@reduxjs/toolkit';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { contentImported } from '../../state/lists/content';
import { importOperation } from '../../state/owner/operations';
import { selectSaveWords } from '../../state/owner/savePlace';
import { space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { FileField } from '../../ui/forms/FileField';
import { OperationStatus } from '../operations/OperationStatus';
import { importContent } from './contentFile';
import { describeLosses } from './describeLosses';

const Import = styled.div`
  display: grid;
  gap: ${space.sm};
`;

/** Imports a content file. Asks before it replaces work of the owner, and lists the errors of the file. */
export function ImportContent() {
  const dispatch = useAppDispatch();
  const field = useRef<HTMLInputElement>(null);
  const state = useAppSelector(importOperation.select);
  const work = state.status === 'conflict' ? state.conflict.work : undefined;
  const losses = useAppSelector((root) => (work ? describeLosses(root, work) : ''));
  const { saved } = useAppSelector(selectSaveWords);
  const question = losses || `All changes are ${saved} or undone.`;

  function answer(action: UnknownAction) {
    dispatch(action);
    // The focused button has just been removed.
    field.current?.focus();
  }

  return (
    <Import>
      <FileField
        ref={field}
        label="Import content"
        accept=".json,application/json,image/*"
        multiple
        onChoose={(files) => void dispatch(importContent(files))}
      />
      <OperationStatus
        state={state}
        text={state.status === 'running' ? 'Checking…' : work ? question : ''}
      >
        {work && (
          <>
            <Button small variant="outline" onClick={() => answer(contentImported(work))}>
              Import anyway
            </Button>
            <Button small onClick={() => answer(importOperation.dismissed())}>
              Keep mine
            </Button>
          </>
        )}
      </OperationStatus>
    </Import>
  );
}
