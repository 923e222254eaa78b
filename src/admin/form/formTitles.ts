import type { ListName } from '../../content/types';
import { LIST_NAMES } from '../../state/owner/listActions';

/** The titles and submit labels of the forms. `create` also labels the opening button. */
const FORM_TEXTS: Record<ListName, { create: string; edit: string; submitNew: string }> = {
  posts: { create: 'New Post', edit: 'Edit Post', submitNew: 'Create Post' },
  tracks: { create: 'Add Track', edit: 'Edit Track', submitNew: 'Save Track' },
  projects: { create: 'Add Project', edit: 'Edit Project', submitNew: 'Save Project' },
  experience: { create: 'Add Position', edit: 'Edit Position', submitNew: 'Save Position' },
  about: { create: 'Add About', edit: 'Edit About', submitNew: 'Save About' },
};

/** The title of the form with this key. */
export function getFormTitle(key: string): string {
  const list = LIST_NAMES.find((name) => key.startsWith(name)) ?? 'posts';
  return FORM_TEXTS[list][key.endsWith('/') ? 'create' : 'edit'];
}

export const getSubmitLabel = (list: ListName, id: string) =>
  id === '' ? FORM_TEXTS[list].submitNew : 'Save changes';
