import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectUndoActions } from '../../state/owner/undo';
import { Button } from '../../ui/buttons/Button';
import { ignoreRepeats } from '../ignoreRepeats';
import { keepFocusAfter } from '../keepFocusAfter';

/** Undoes the newest deletion or edit, then the one before it, and so on. Renders nothing if there is none. */
export function UndoButton() {
  const dispatch = useAppDispatch();
  const undoAction = useAppSelector(selectUndoActions).at(-1);
  if (!undoAction) return null;
  const { title } = undoAction.payload.entry;
  const isEdit = 'before' in undoAction.payload;
  return (
    <Button
      small
      variant="outline"
      title={isEdit ? `Takes back the edit of “${title}”` : `Brings back “${title}”`}
      onClickCapture={ignoreRepeats}
      onClick={() => keepFocusAfter(() => dispatch(undoAction))}
    >
      Undo
    </Button>
  );
}
