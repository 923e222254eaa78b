import { formatContentFile } from '../../content/file/formatContentFile';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectWork } from '../../state/lists/lists';
import { exportOperation } from '../../state/owner/operations';
import { selectSavePlace } from '../../state/owner/savePlace';
import type { AppThunk } from '../../state/rootReducer';
import { Button } from '../../ui/buttons/Button';
import { ErrorMessage } from '../operations/ErrorMessage';
import { OperationFailure, runOperation } from '../operations/runOperation';
import { downloadText } from './downloadText';

/** Downloads all work as a content file. Where nothing else saves the work, it counts as saved. */
const exportContent = (): AppThunk<Promise<void>> => (dispatch, getState) =>
  dispatch(
    runOperation(exportOperation, () => {
      const state = getState();
      const work = selectWork(state);
      if (!work) throw new OperationFailure({ kind: 'other', message: 'No content is loaded.' });
      try {
        downloadText('content.json', formatContentFile(work));
      } catch {
        throw new OperationFailure({ kind: 'other', message: 'The file could not be created.' });
      }
      const isCopy = selectSavePlace(state) !== 'download';
      return exportOperation.succeeded({ work, isCopy });
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
