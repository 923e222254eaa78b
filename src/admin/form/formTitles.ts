import type { ListName } from '../../content/types';

/** The titles and submit labels of the forms. `create` also labels the opening button. */
const FORM_TEXTS: Record<ListName, { create: string; edit: string; submitNew: string }> = {
  posts: { create: 'New Post', edit: 'Edit Post', submitNew: 'Create Post' },
  tracks: { create: 'Add Track', edit: 'Edit Track', submitNew: 'Save Track' },
  projects: { create: 'Add Project', edit: 'Edit Project', submitNew: 'Save Project' },
};

/** The title of the form for the entry with this id; null stands for a new entry. */
export const getFormTitle = (list: ListName, id: string | null) =>
  FORM_TEXTS[list][id === null ? 'create' : 'edit'];

export const getSubmitLabel = (list: ListName, id: string | null) =>
  id === null ? FORM_TEXTS[list].submitNew : 'Save changes';
