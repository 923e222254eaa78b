import type { ListName } from '../../content/types';
import { selectEntry } from '../../state/lists/lists';
import { formKey } from '../../state/owner/forms';
import { LIST_NAMES } from '../../state/owner/listActions';
import type { RootState } from '../../state/rootReducer';

/** What an entry of a list is called. */
const NOUNS: Record<ListName, string> = {
  posts: 'Post',
  tracks: 'Track',
  projects: 'Project',
  experience: 'Position',
  about: 'About',
};

/** The title of the form with this key, and the label of the button that opens it. A missing entry is a new one. */
export function getFormTitle(state: RootState, key: string): string {
  const list = LIST_NAMES.find((name) => key.startsWith(name)) ?? 'posts';
  const entry = selectEntry(state, list, key.slice(formKey(list, '').length));
  const create = list === 'posts' ? 'New' : 'Add';
  return `${entry ? 'Edit' : create} ${NOUNS[list]}`;
}

export function getSubmitLabel(list: ListName, isEdit: boolean): string {
  if (isEdit) return 'Save changes';
  return `${list === 'posts' ? 'Create' : 'Save'} ${NOUNS[list]}`;
}
