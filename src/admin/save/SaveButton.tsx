import { useEffect } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { saveOperation } from '../../state/owner/operations';
import { Button } from '../../ui/buttons/Button';
import { ChangingText } from '../../ui/text/ChangingText';
import { keepFocusAfter, SAVE_ID } from '../focus';
import { ErrorList, ErrorMessage } from '../operations/ErrorMessage';
import { ButtonRow } from '../Panel';
import { loadFile, saveContent, watchSaves } from './saveToDisk';

/** On its own row below the buttons. */
const Result = styled(ButtonRow)`
  flex-basis: 100%;
  align-items: center;

  &:empty {
    display: none;
  }
`;

/** Saves the content file through the dev server. Shows any error with its remedies. */
export function SaveButton() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(saveOperation.select);
  useEffect(() => watchSaves(dispatch), [dispatch]);
  const isSaving = state.status === 'running';
  const file = state.status === 'conflict' ? state.conflict : null;
  const save = (overwriteHash?: string | null) => {
    if (!isSaving) keepFocusAfter(() => void dispatch(saveContent(overwriteHash)), SAVE_ID);
  };
  return (
    <>
      <Button small id={SAVE_ID} aria-disabled={isSaving} onClick={() => save()}>
        <ChangingText>{isSaving ? 'Saving…' : 'Save'}</ChangingText>
      </Button>
      <Result role="status">
        {state.status === 'failed' && <ErrorMessage error={state.error} />}
        {state.status === 'conflict' && (
          <ChangingText>
            {file
              ? 'src/content/content.json has changed on the disk since this page read it. Nothing was overwritten.'
              : 'src/content/content.json was deleted from the disk. Nothing was written.'}
          </ChangingText>
        )}
      </Result>
      <ErrorList state={state} />
      {state.status === 'conflict' && (
        <Result>
          {file && (
            <Button
              small
              onClick={() => keepFocusAfter(() => void dispatch(loadFile(file)), SAVE_ID)}
            >
              Load the file
            </Button>
          )}
          <Button small variant="outline" onClick={() => save(file?.hash ?? null)}>
            Save over it
          </Button>
        </Result>
      )}
    </>
  );
}
