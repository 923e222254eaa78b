import type { ListName } from '../../content/types';
import { useAppDispatch } from '../../shared/hooks';
import { deleteEntry } from '../../state/owner/listActions';
import { Button } from '../../ui/buttons/Button';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { keepFocusAfter } from '../keepFocusAfter';

interface DeleteButtonProps {
  list: ListName;
  id: string;
  title: string;
}

/** Deletes an entry in a way that can be undone. Drops what was typed into its form. */
export function DeleteButton({ list, id, title }: DeleteButtonProps) {
  const dispatch = useAppDispatch();
  function remove() {
    dispatch(deleteEntry(list, id));
  }
  return (
    <Button small variant="quiet" onClick={() => keepFocusAfter(remove)}>
      Delete
      <ButtonSubject title={title} />
    </Button>
  );
}
