import type { ListName } from '../../content/types';
import { useAppDispatch } from '../../shared/hooks';
import { deletePost } from '../../state/lists/editing/posts';
import { deleteProject } from '../../state/lists/editing/projects';
import { deleteTrack } from '../../state/lists/editing/tracks';
import { Button } from '../../ui/buttons/Button';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { forget, formKey } from '../form/formMemory';
import { keepFocusAfter } from '../keepFocusAfter';

const THUNKS = { posts: deletePost, tracks: deleteTrack, projects: deleteProject };

interface DeleteButtonProps {
  list: ListName;
  id: string;
  title: string;
}

/** Deletes an entry in a way that can be undone. Drops what was typed into its form. */
export function DeleteButton({ list, id, title }: DeleteButtonProps) {
  const dispatch = useAppDispatch();
  function remove() {
    forget(formKey(list, id));
    dispatch(THUNKS[list](id));
  }
  return (
    <Button small variant="quiet" onClick={() => keepFocusAfter(remove)}>
      Delete
      <ButtonSubject title={title} />
    </Button>
  );
}
