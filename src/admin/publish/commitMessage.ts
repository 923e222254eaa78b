import type { Post, Work } from '../../content/types';
import { compareLists, selectIsReplaced, selectSavedWork } from '../../state/owner/savedWork';
import type { RootState } from '../../state/rootReducer';
import { formatCount } from '../../ui/text/formatCount';

const describeCount = (verb: string, entries: unknown[], noun: string) =>
  entries.length > 0 ? [`${verb} ${formatCount(entries.length, noun)}`] : [];

const isDraft = ({ status }: Post) => status === 'draft';
const isPublished = ({ status }: Post) => status === 'published';

/** The changes of the posts. A change of status counts as publish or unpublish. */
function describePosts(before: Post[], after: Post[]): string[] {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  const hasOtherStatus = ([old, now]: [Post, Post]) => old.status !== now.status;
  const changed = edited.filter(hasOtherStatus).map(([, now]) => now);
  return [
    ...describeCount('publish', [...added, ...changed].filter(isPublished), 'post'),
    ...describeCount('unpublish', changed.filter(isDraft), 'post'),
    ...describeCount('add', added.filter(isDraft), 'draft'),
    ...describeCount(
      'edit',
      edited.filter((pair) => !hasOtherStatus(pair)),
      'post',
    ),
    ...describeCount('delete', deleted, 'post'),
    ...(isReordered ? ['reorder posts'] : []),
  ];
}

function describeList(before: { id: string }[], after: { id: string }[], noun: string): string[] {
  const { added, deleted, edited, isReordered } = compareLists(before, after);
  return [
    ...describeCount('add', added, noun),
    ...describeCount('edit', edited, noun),
    ...describeCount('delete', deleted, noun),
    ...(isReordered ? [`reorder ${noun}s`] : []),
  ];
}

/** The changes of the work in a few words, such as `Publish 2 posts, delete 1 track`. */
export function describeChanges(before: Work, after: Work): string {
  const [first, ...others] = [
    ...describePosts(before.posts, after.posts),
    ...describeList(before.tracks, after.tracks, 'track'),
    ...describeList(before.projects, after.projects, 'project'),
  ];
  // The same entries may be written in another way, or replace the file of somebody else.
  if (!first) return 'Update the content';
  return [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ');
}

/** The message of the commit with this work. */
export const createCommitMessage = (state: RootState, work: Work): string =>
  selectIsReplaced(state)
    ? 'Replace the content'
    : describeChanges(selectSavedWork(state).work ?? work, work);
