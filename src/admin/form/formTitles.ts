import type { ListName } from '../../content/types';
import { selectEntry } from '../../state/lists/lists';
import { formKey } from '../../state/owner/forms';
import { LIST_NAMES } from '../../state/owner/listActions';
import type { RootState } from '../../state/rootReducer';

/** The titles and submit labels of the forms. `create` also labels the opening button. */
const FORM_TEXTS: Record<ListName, { create: string; edit: string; submitNew: string }> = {
  posts: { create: 'New Post', edit: 'Edit Post', submitNew: 'Create Post' },
  tracks: { create: 'Add Track', edit: 'Edit Track', submitNew: 'Save Track' },
  projects: { create: 'Add Project', edit: 'Edit Project', submitNew: 'Save Project' },
  experience: { create: 'Add Position', edit: 'Edit Position', submitNew: 'Save Position' },
  about: { create: 'Add About', edit: 'Edit About', submitNew: 'Save About' },
};

/** The title of the form with this key: that of a new entry unless the entry is there. */
export function getFormTitle(state: RootState, key: string): string {
  const list = LIST_NAMES.find((name) => key.startsWith(name)) ?? 'posts';
  const entry = selectEntry(state, list, key.slice(formKey(list, '').length));
  return FORM_TEXTS[list][entry ? 'edit' : 'create'];
}

export const getSubmitLabel = (list: ListName, id: string) =>
  id === '' ? FORM_TEXTS[list].submitNew : 'Save changes';
