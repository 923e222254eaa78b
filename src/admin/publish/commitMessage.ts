import { compareLists, type ContentSnapshot, type SavedEntry } from '../../state/snapshot';
import { countOf } from '../../ui/text/countOf';

/** For a file that has the same entries in another format, or that replaces a file of somebody else. */
const NO_ENTRY_CHANGED = 'Update the content';

const counted = (verb: string, entries: unknown[], what: string) =>
  entries.length > 0 ? [`${verb} ${countOf(entries.length, what)}`] : [];

const isDraft = ({ status }: SavedEntry) => status === 'draft';

/** The changes of the posts. A change of status counts as publish or unpublish. */
function postChanges(before: SavedEntry[], after: SavedEntry[]): string[] {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  const statusChanged = edited
    .filter(([old, now]) => old.status !== now.status)
    .map(([, now]) => now);
  return [
    ...counted(
      'publish',
      [...added, ...statusChanged].filter((post) => !isDraft(post)),
      'post',
    ),
    ...counted('unpublish', statusChanged.filter(isDraft), 'post'),
    ...counted('add', added.filter(isDraft), 'draft'),
    ...counted(
      'edit',
      edited.filter(([old, now]) => old.status === now.status),
      'post',
    ),
    ...counted('delete', deleted, 'post'),
    ...(isReordered ? ['reorder posts'] : []),
  ];
}

function entryChanges(before: SavedEntry[], after: SavedEntry[], what: string): string[] {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  return [
    ...counted('add', added, what),
    ...counted('edit', edited, what),
    ...counted('delete', deleted, what),
    ...(isReordered ? [`reorder ${what}s`] : []),
  ];
}

/** The message of a commit: its changes in a few words, such as `Publish 2 posts, delete 1 track`. */
export function commitMessage(before: ContentSnapshot, after: ContentSnapshot): string {
  // After an import every entry counts as replaced.
  if (
    Object.values(before)
      .flat()
      .some(({ fingerprint }) => fingerprint === null)
  )
    return 'Replace the content';

  const [first, ...others] = [
    ...postChanges(before.posts, after.posts),
    ...entryChanges(before.tracks, after.tracks, 'track'),
    ...entryChanges(before.projects, after.projects, 'project'),
  ];
  return first
    ? [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ')
    : NO_ENTRY_CHANGED;
}
