import type { ListName } from '../../content/types';
import { selectEntry } from '../../state/lists/lists';
import { formKey } from '../../state/owner/forms';
import { LIST_NAMES } from '../../state/owner/listActions';
import type { RootState } from '../../state/rootReducer';
import { shorten } from '../shorten';

/** The noun for an entry of each list. */
export const NOUNS: Record<ListName, string> = {
  posts: 'Post',
  tracks: 'Track',
  projects: 'Project',
  experience: 'Position',
  about: 'About',
};

/** The title of a form, and the label of the button that opens it. */
export function getFormTitle(list: ListName, isEdit: boolean): string {
  const create = list === 'posts' ? 'New' : 'Add';
  return `${isEdit ? 'Edit' : create} ${NOUNS[list]}`;
}

/** The title of the form with this key, and the title of its entry. */
export function nameForm(state: RootState, key: string): string {
  const list = LIST_NAMES.find((name) => key.startsWith(name)) ?? 'posts';
  const entry = selectEntry(state, list, key.slice(formKey(list, '').length));
  const title = getFormTitle(list, entry !== undefined);
  return entry ? `${title} “${shorten(entry.title)}”` : title;
}

export function getSubmitLabel(list: ListName, isEdit: boolean): string {
  if (isEdit) return 'Save changes';
  return `${list === 'posts' ? 'Create' : 'Save'} ${NOUNS[list]}`;
}
