import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { selectUndoActions } from '../../state/slices/undo';
import { Button } from '../../ui/buttons/Button';
import { ignoreRepeats } from '../ignoreRepeats';
import { keepFocusAfter } from '../keepFocusAfter';

/** Undoes the newest deletion or edit, then the one before it, and so on. Renders nothing if there is none. */
export function UndoButton() {
  const dispatch = useAppDispatch();
  const undoing = useAppSelector(selectUndoActions).at(-1);
  if (!undoing) return null;
  const { title } = undoing.payload.entry;
  const isEdit = 'before' in undoing.payload;
  return (
    <Button
      small
      variant="outline"
      title={isEdit ? `Takes back the edit of “${title}”` : `Brings back “${title}”`}
      onClickCapture={ignoreRepeats}
      onClick={() => keepFocusAfter(() => dispatch(undoing))}
    >
      Undo
    </Button>
  );
}
