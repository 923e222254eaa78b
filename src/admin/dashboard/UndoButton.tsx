import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectEntry } from '../../state/lists/lists';
import { parseAction } from '../../state/owner/listActions';
import { selectUndoable, undo } from '../../state/owner/undo';
import { Button } from '../../ui/buttons/Button';
import { CONTENT_ID, keepFocusAfter, UNDO_ID } from '../focus';

/** Undoes the changes of entries one by one, the latest first. Renders nothing if there are none. */
export function UndoButton() {
  const dispatch = useAppDispatch();
  const description = useAppSelector((state) => {
    const undoable = selectUndoable(state);
    if (!undoable) return undefined;
    const { list, id, event, title } = parseAction(undoable);
    return `${event} “${title ?? selectEntry(state, list, id)?.title}”`;
  });
  return (
    description && (
      <Button
        id={UNDO_ID}
        small
        variant="outline"
        title={description}
        onClick={() => keepFocusAfter(() => dispatch(undo()), UNDO_ID, CONTENT_ID)}
      >
        Undo
      </Button>
    )
  );
}
