import { useAppDispatch, useAppSelector } from '../../app/hooks';
import { restoreAction, selectDeletions } from '../../state/slices/undo';
import { Button } from '../../ui/buttons/Button';
import { ignoreRepeats } from '../ignoreRepeats';
import { keepFocusAfter } from '../keepFocusAfter';

/** Brings back what was deleted last; after that the deletion before it, and so on. Nothing where there is none. */
export function UndoButton() {
  const dispatch = useAppDispatch();
  const deletion = useAppSelector(selectDeletions).at(-1);
  if (!deletion) return null;
  return (
    <Button
      small
      variant="outline"
      title={`Brings back “${deletion.entry.title}”`}
      onClickCapture={ignoreRepeats}
      onClick={() => keepFocusAfter(() => dispatch(restoreAction(deletion)))}
    >
      Undo
    </Button>
  );
}
