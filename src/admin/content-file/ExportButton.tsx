import { blobHash } from '../../content/file/blobHash';
import { formatContentFile } from '../../content/file/formatContentFile';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { exportOperation } from '../../state/owner/operations';
import { selectSavePlace } from '../../state/owner/savePlace';
import type { AppThunk } from '../../state/rootReducer';
import { Button } from '../../ui/buttons/Button';
import { ErrorMessage } from '../operations/ErrorMessage';
import { OperationFailure, requireWork, runOperation } from '../operations/runOperation';
import { downloadWork } from './download';

/** Downloads all work as a content file. The work then counts as saved if exports are the only way to save it. */
const exportContent = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  dispatch(
    runOperation(exportOperation, async () => {
      const state = getState();
      const work = requireWork(state);
      try {
        downloadWork(work);
      } catch {
        throw new OperationFailure({ kind: 'other', message: 'The file could not be created.' });
      }
      const isCopy = selectSavePlace(state) !== 'download';
      const hash = await blobHash(new TextEncoder().encode(formatContentFile(work)));
      return exportOperation.succeeded({ work, ...(!isCopy && { hash }) });
    }),
  );

export function ExportButton() {
  const dispatch = useAppDispatch();
  const state = useAppSelector(exportOperation.select);
  return (
    <>
      <Button small variant="outline" onClick={() => void dispatch(exportContent())}>
        Export content
      </Button>
      <div role="alert">{state.status === 'failed' && <ErrorMessage error={state.error} />}</div>
    </>
  );
}
