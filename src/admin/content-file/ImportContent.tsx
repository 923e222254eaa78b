import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { importOperation } from '../../state/owner/operations';
import { space } from '../../styles/tokens';
import { FileField } from '../../ui/forms/FileField';
import { OperationStatus } from '../operations/OperationStatus';
import { importContent } from './importFile';

const Import = styled.div`
  display: grid;
  gap: ${space.sm};
`;

/** Imports a content file, and lists its errors. */
export function ImportContent() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(importOperation.select);
  return (
    <Import>
      <FileField
        label="Import content"
        accept=".json,application/json,image/*"
        multiple
        onChoose={(files) => void dispatch(importContent(files))}
      />
      <OperationStatus state={state} text={state.status === 'running' ? 'Checking…' : ''} />
    </Import>
  );
}
