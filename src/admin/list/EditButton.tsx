import type { ListName } from '../../content/types';
import { useAppDispatch } from '../../shared/hooks';
import { formOpened } from '../../state/owner/forms';
import { Button } from '../../ui/buttons/Button';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { getOpenerId, openForm } from '../form/formFocus';

interface EditButtonProps {
  list: ListName;
  id: string;
  title: string;
}

/** Opens the form for an existing entry. */
export function EditButton({ list, id, title }: EditButtonProps) {
  const dispatch = useAppDispatch();
  return (
    <Button
      small
      variant="quiet"
      id={getOpenerId(id)}
      onClick={() => openForm(() => dispatch(formOpened({ list, id })))}
    >
      Edit
      <ButtonSubject title={title} />
    </Button>
  );
}
