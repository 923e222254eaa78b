import { getCollisionKey, withIds } from '../ids.ts';
import { findTargets } from '../markdown/targets.ts';
import { FILE_PATH_PATTERN, isWebAddress } from '../rules.ts';
import { type ContentIssue, getByPath } from './errorMessages.ts';

/** The fields of each list that name a file. */
const FILE_FIELDS = { projects: ['image'], tracks: ['cover', 'audio'], posts: ['image'] };

/** The paths of the pages besides the posts. */
const PAGES = ['', 'admin', 'admin/dashboard', 'blog'];

function getEntries(file: unknown, list: string): unknown[] {
  const entries = getByPath(file, [list]);
  return Array.isArray(entries) ? entries : [];
}

function getText(entry: unknown, field: string): string | undefined {
  const value = getByPath(entry, [field]);
  return typeof value === 'string' ? value : undefined;
}

const isDraft = (post: unknown) => getText(post, 'status') === 'draft';

/** Refuses equal ids, and ids of posts that a file system may confuse. */
function checkIds(list: string, entries: unknown[]): ContentIssue[] {
  const ids = new Map<string, string>();
  return entries.flatMap((entry, index) => {
    const id = getText(entry, 'id');
    if (id === undefined) return [];
    const key = list === 'posts' ? getCollisionKey(id) : id;
    const other = ids.get(key);
    ids.set(key, id);
    if (other === undefined) return [];
    const message =
      other === id
        ? `an id that no other of ${list} has`
        : `an id that differs from ${JSON.stringify(other)} by more than capitals`;
    return [{ path: [list, index, 'id'], message }];
  });
}

/** Refuses pictures and links without a target in the bodies of the posts. Drafts may link to anything. */
function checkBodies(posts: unknown[], files: ReadonlySet<string>): ContentIssue[] {
  const published = posts.filter((post) => !isDraft(post));
  const entries = published.map((post) => ({
    id: getText(post, 'id'),
    title: getText(post, 'title') ?? '',
  }));
  const pages = new Set([...PAGES, ...withIds(entries, 'post').map(({ id }) => `blog/${id}`)]);
  return posts.flatMap((post, index) => {
    const { images, links } = findTargets(getText(post, 'content') ?? '');
    const lost = (targets: string[], message: string) =>
      targets.map((found) => ({ path: ['posts', index, 'content'], message, found }));
    return [
      ...lost(
        images.filter((image) => !isWebAddress(image) && !files.has(image)),
        'a picture that is under public',
      ),
      ...lost(
        isDraft(post) ? [] : links.filter((link) => !pages.has(link) && !files.has(link)),
        'a link to a page or a file of the site',
      ),
    ];
  });
}

/** Finds errors that no schema can. Without `files`, those of the site besides its pages, it checks ids only. */
export function checkReferences(file: unknown, files?: readonly string[]): ContentIssue[] {
  const known = new Set(files);
  const issues = Object.entries(FILE_FIELDS).flatMap(([list, fields]) => {
    const entries = getEntries(file, list);
    const missing = entries.flatMap((entry, index) =>
      fields.flatMap((field) => {
        // The schema reports a leading slash; this also reports the missing file.
        const path = getText(entry, field)?.replace(/^\//, '') ?? '';
        return files && FILE_PATH_PATTERN.test(path) && !known.has(path)
          ? [{ path: [list, index, field], message: 'a file that is under public' }]
          : [];
      }),
    );
    return [...checkIds(list, entries), ...missing];
  });
  return files ? [...issues, ...checkBodies(getEntries(file, 'posts'), known)] : issues;
}
