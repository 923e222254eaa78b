import type { ListName } from '../../content/types';

/** The titles of the forms. The button that opens the form for a new entry has its title. */
const FORM_TITLES: Record<ListName, { create: string; edit: string }> = {
  posts: { create: 'New Post', edit: 'Edit Post' },
  tracks: { create: 'Add Track', edit: 'Edit Track' },
  projects: { create: 'Add Project', edit: 'Edit Project' },
};

/** The title of the form for the entry with this id, or for a new one if it is null. */
export const getFormTitle = (list: ListName, id: string | null) =>
  FORM_TITLES[list][id === null ? 'create' : 'edit'];
