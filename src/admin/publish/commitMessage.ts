import type { ContentSnapshot } from '../../state/slices/savedFile';

const MIXED = 'Update the content';

const counted = (verb: string, count: number, what: string) =>
  count > 0 ? [`${verb} ${count} ${what}${count === 1 ? '' : 's'}`] : [];

/** What a commit changes in a few words, such as `Publish 2 posts, delete 1 track`. */
export function commitMessage(before: ContentSnapshot, after: ContentSnapshot): string {
  const posts = Object.keys({ ...before.posts, ...after.posts }).map(
    (id) => [before.posts[id], after.posts[id]] as const,
  );
  const added = Object.keys(after.tracks).filter((id) => !(id in before.tracks));
  const gone = Object.keys(before.tracks).filter((id) => !(id in after.tracks));
  // After an import nothing is as it was.
  if ([...Object.values(before.posts), ...Object.values(before.tracks)].includes(false))
    return 'Replace the content';

  const parts = [
    ...counted(
      'publish',
      posts.filter(([old, now]) => now === 'published' && old !== now).length,
      'post',
    ),
    ...counted(
      'unpublish',
      posts.filter(([old, now]) => now === 'draft' && old === 'published').length,
      'post',
    ),
    ...counted(
      'add',
      posts.filter(([old, now]) => now === 'draft' && old === undefined).length,
      'draft',
    ),
    ...counted('delete', posts.filter(([, now]) => now === undefined).length, 'post'),
    ...counted('add', added.length, 'track'),
    ...counted('delete', gone.length, 'track'),
  ];
  const [first, ...others] = parts;
  return first ? [first.charAt(0).toUpperCase() + first.slice(1), ...others].join(', ') : MIXED;
}
