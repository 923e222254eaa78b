import type { PostStatus, Work } from '../../content/types';
import { compareLists } from '../../state/owner/savedWork';
import { formatCount } from '../../ui/text/formatCount';

/** An entry of a list. Only posts have a status. */
interface Entry {
  id: string;
  status?: PostStatus;
}

const VERBS = ['publish', 'unpublish', 'add', 'edit', 'delete'];

/** Describes each kind of change in a list. A change of status counts as publish or unpublish. */
function describeList(before: Entry[], after: Entry[], noun: string): string[] {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  const verbs = [
    ...added.map(({ status }) => (status === 'published' ? 'publish' : 'add')),
    ...edited.map(([old, { status }]) => {
      if (old.status === status) return 'edit';
      return status === 'published' ? 'publish' : 'unpublish';
    }),
    ...deleted.map(() => 'delete'),
  ];
  const changes = VERBS.flatMap((verb) => {
    const count = verbs.filter((each) => each === verb).length;
    const isDraft = verb === 'add' && noun === 'post';
    return count > 0 ? [`${verb} ${formatCount(count, isDraft ? 'draft' : noun)}`] : [];
  });
  return isReordered ? [...changes, `reorder ${noun}s`] : changes;
}

/** Summarises the changes of the work, such as `Publish 2 posts, delete 1 track`. */
export function describeChanges(before: Work, after: Work): string {
  const [first, ...others] = [
    ...describeList(before.posts, after.posts, 'post'),
    ...describeList(before.tracks, after.tracks, 'track'),
    ...describeList(before.projects, after.projects, 'project'),
  ];
  // The same entries may be formatted differently, or replace somebody else's file.
  if (!first) return 'Update the content';
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}
