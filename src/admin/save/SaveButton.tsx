import { CONTENT_FILE } from '../../content/filePaths';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectChangeCount } from '../../state/owner/changes';
import { saveOperation } from '../../state/owner/operations';
import { Button } from '../../ui/buttons/Button';
import { ChangingText } from '../../ui/text/ChangingText';
import { keepFocusAfter, SAVE_ID } from '../focus';
import { OperationStatus } from '../operations/OperationStatus';
import { CloseButton } from '../parts';
import { loadFile, overwriteFile, saveContent } from './saveToDisk';

/** Saves the content file through the dev server. */
export function SaveButton() {
  const dispatch = useAppDispatch();
  const { status } = useAppSelector(saveOperation.select);
  const isSaving = status === 'running';
  const hasChanges = useAppSelector(selectChangeCount) > 0;
  return (
    <Button
      small
      // A conflict has its own main button.
      variant={hasChanges && status !== 'conflict' ? 'solid' : 'outline'}
      id={SAVE_ID}
      aria-disabled={isSaving}
      onClick={() => !isSaving && void dispatch(saveContent())}
    >
      <ChangingText>{isSaving ? 'Saving…' : 'Save'}</ChangingText>
    </Button>
  );
}

/** Any error of a save, with its remedies. */
export function SaveStatus() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(saveOperation.select);
  if (state.status !== 'conflict')
    return (
      <OperationStatus state={state}>
        {state.status === 'failed' && (
          <CloseButton
            label="Dismiss the error"
            onClick={() => keepFocusAfter(() => dispatch(saveOperation.dismissed()), SAVE_ID)}
          />
        )}
      </OperationStatus>
    );

  const { hash, text } = state.conflict;
  const message =
    hash === null
      ? `${CONTENT_FILE} was deleted from the disk. Nothing was written.`
      : `${CONTENT_FILE} has changed on the disk since this page read it. Nothing was overwritten.`;
  const run = (act: ReturnType<typeof saveContent>) =>
    keepFocusAfter(() => void dispatch(act), SAVE_ID);
  return (
    <OperationStatus state={state} text={message}>
      {hash !== null && text !== undefined && (
        <Button small onClick={() => run(loadFile(text, hash))}>
          Load the file
        </Button>
      )}
      <Button small variant="outline" onClick={() => run(overwriteFile(hash, text))}>
        Save over it
      </Button>
    </OperationStatus>
  );
}
