import type { ListName, PostStatus, Work } from '../../content/types';
import type { Entry } from '../../state/lists/createList';
import { compareLists } from '../../state/owner/compareLists';
import { LIST_NAMES } from '../../state/owner/listActions';
import { NOUNS } from '../form/formTitles';
import { formatCount } from '../formatCount';

/** Only posts have a status. */
type AnyEntry = Entry & { status?: PostStatus };

/** Describes each kind of change in a list. A change of status counts as publish or unpublish. */
function describeList(before: Work, after: Work, list: ListName): string[] {
  const noun = NOUNS[list].toLowerCase();
  const { added, deleted, edited, isReordered } = compareLists<AnyEntry>(before[list], after[list]);
  const isPublished = ({ status }: AnyEntry) => status === 'published';
  const toggled = edited.filter(([old, entry]) => isPublished(old) !== isPublished(entry));
  const published = [...added, ...toggled.map(([, entry]) => entry)].filter(isPublished);
  const counts = {
    publish: published.length,
    unpublish: toggled.filter(([old]) => isPublished(old)).length,
    add: added.filter((entry) => !isPublished(entry)).length,
    edit: edited.length - toggled.length,
    delete: deleted.length,
  };
  const changes = Object.entries(counts).flatMap(([verb, count]) => {
    const isDraft = verb === 'add' && list === 'posts';
    if (count === 0) return [];
    // There is only one text about the owner.
    return list === 'about'
      ? `${verb} about`
      : `${verb} ${formatCount(count, isDraft ? 'draft' : noun)}`;
  });
  return isReordered ? [...changes, `reorder ${noun}s`] : changes;
}

/** Summarises the changes of the work and the deleted pictures, such as `Publish 2 posts, delete 1 picture`. */
export function describeChanges(before: Work, after: Work, deletedPictures: number): string {
  const [first, ...others] = [
    ...LIST_NAMES.flatMap((list) => describeList(before, after, list)),
    ...(deletedPictures > 0 ? [`delete ${formatCount(deletedPictures, 'picture')}`] : []),
  ];
  // The same entries may be formatted differently, or replace somebody else's file.
  if (!first) return 'Update the content';
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}
