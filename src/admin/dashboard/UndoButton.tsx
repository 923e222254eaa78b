import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectEntry } from '../../state/lists/lists';
import { parseAction } from '../../state/owner/listActions';
import { selectUndoable, undo } from '../../state/owner/undo';
import { Button } from '../../ui/buttons/Button';
import { keepFocusAfter } from '../focus';

/** Undoes the changes of entries one by one, the latest first. Renders nothing if there are none. */
export function UndoButton() {
  const dispatch = useAppDispatch();
  const undoable = useAppSelector(selectUndoable);
  const { list = 'posts', id = '', event, title } = undoable ? parseAction(undoable) : {};
  const entry = useAppSelector((state) => selectEntry(state, list, id));
  return (
    undoable && (
      <Button
        small
        variant="outline"
        title={`${event} “${title ?? entry?.title}”`}
        onClick={() => keepFocusAfter(() => dispatch(undo()))}
      >
        Undo
      </Button>
    )
  );
}
