import { PICTURES_FOLDER } from '../filePaths.ts';
import { getCollisionKey, withIds } from '../ids.ts';
import { findTargets, toLinkPath } from '../markdown/targets.ts';
import { FILE_PATH_PATTERN, isWebAddress, PICTURE_NAME_PATTERN } from '../rules.ts';
import { type ContentIssue, getByPath } from './errorMessages.ts';

/** The fields of each list that name a file. */
const FILE_FIELDS = {
  experience: [],
  projects: ['image'],
  tracks: ['cover', 'audio'],
  posts: ['image'],
};

/** The lists with Markdown in a field. An entry with that field has a page in the folder. */
const ARTICLES = [
  { list: 'projects', field: 'body', folder: 'projects' },
  { list: 'posts', field: 'content', folder: 'blog' },
];

/** The paths of the pages besides those of entries. Without a list of posts there is no blog. */
const listFixedPages = (file: unknown) => [
  '',
  'admin',
  'admin/dashboard',
  ...(getByPath(file, ['posts']) === undefined ? [] : ['blog']),
];

function getEntries(file: unknown, list: string): unknown[] {
  const entries = getByPath(file, [list]);
  return Array.isArray(entries) ? entries : [];
}

function getText(entry: unknown, field: string): string | undefined {
  const value = getByPath(entry, [field]);
  return typeof value === 'string' ? value : undefined;
}

const isDraft = (post: unknown) => getText(post, 'status') === 'draft';

/** Refuses equal ids, and ids of pages that a file system may confuse. */
function checkIds(list: string, entries: unknown[]): ContentIssue[] {
  const ids = new Map<string, string>();
  return entries.flatMap((entry, index) => {
    const id = getText(entry, 'id');
    if (id === undefined) return [];
    const key = ARTICLES.some((each) => each.list === list) ? getCollisionKey(id) : id;
    const other = ids.get(key);
    ids.set(key, id);
    if (other === undefined) return [];
    const message =
      other === id
        ? `an id that is unique in ${list}`
        : `an id that differs from ${JSON.stringify(other)} by more than case and the form of accents`;
    return [{ path: [list, index, 'id'], message }];
  });
}

/** The paths of the pages of entries. */
const listPages = (file: unknown) =>
  ARTICLES.flatMap(({ list, field, folder }) => {
    const entries = getEntries(file, list).map((entry) => ({
      id: getText(entry, 'id'),
      title: getText(entry, 'title') ?? '',
      hasPage: !isDraft(entry) && getText(entry, field) !== undefined,
    }));
    return withIds(entries, list.slice(0, -1)).flatMap(({ id, hasPage }) =>
      hasPage ? `${folder}/${id}` : [],
    );
  });

/**
 * Creates the words for a missing file. macOS and Windows ignore the case of names. Unicode has two forms of accents:
 * keyboards type one, Macs write names in the other.
 */
export function createMissingMessage(files: Iterable<string>) {
  const names = new Set(files);
  const similar = new Map([...names].map((name) => [getCollisionKey(name), name]));
  return (expected: string, name: string) => {
    const other = names.has(name) ? undefined : similar.get(getCollisionKey(name));
    return other === undefined
      ? expected
      : `${expected} (${JSON.stringify(other)} differs only in case or the Unicode form of its accents: rename one)`;
  };
}

/** Refuses pictures and links without a target in the texts of a list. Drafts may link to anything but missing pictures. */
function checkTexts(
  entries: unknown[],
  { list, field }: (typeof ARTICLES)[number],
  linkTargets: ReadonlySet<string>,
  files: ReadonlySet<string>,
  describeMissing: ReturnType<typeof createMissingMessage>,
): ContentIssue[] {
  return entries.flatMap((entry, index) => {
    const { images, links } = findTargets(getText(entry, field) ?? '');
    const isMissing = (image: string) =>
      !isWebAddress(image) && !(files.has(image) && PICTURE_NAME_PATTERN.test(image));
    const isBroken = (link: string) =>
      !linkTargets.has(link) && (!isDraft(entry) || link.startsWith(PICTURES_FOLDER));
    const listIssues = (targets: string[], message: string) =>
      targets.map((found) => ({
        path: [list, index, field],
        message: describeMissing(message, found),
        found,
      }));
    return [
      ...listIssues(images.filter(isMissing), 'an existing picture under public'),
      ...listIssues(
        links.filter(isBroken),
        'a link to a page (a draft has none) or a file of the site',
      ),
    ];
  });
}

/** The places in the file that may name a file. */
const listFilePaths = (file: unknown): PropertyKey[][] => [
  ['about', 'portrait'],
  ...Object.entries(FILE_FIELDS).flatMap(([list, fields]) =>
    getEntries(file, list).flatMap((_entry, index) => fields.map((field) => [list, index, field])),
  ),
];

/** Finds errors that no schema can. Without `files`, those of the site besides its pages, it checks ids only. */
export function checkReferences(file: unknown, files?: readonly string[]): ContentIssue[] {
  const known = new Set(files);
  const ids = Object.keys(FILE_FIELDS).flatMap((list) => checkIds(list, getEntries(file, list)));
  if (!files) return ids;
  const linkTargets = new Set([
    ...listFixedPages(file),
    ...listPages(file),
    ...files.map(toLinkPath),
  ]);
  const describeMissing = createMissingMessage(linkTargets);
  const missing = listFilePaths(file).flatMap((path) => {
    const named = getByPath(file, path);
    // The schema reports a leading slash; this also reports the missing file.
    const name = typeof named === 'string' ? named.replace(/^\//, '') : '';
    return FILE_PATH_PATTERN.test(name) && !known.has(name)
      ? [{ path, message: describeMissing('an existing file under public', name) }]
      : [];
  });
  const inTexts = ARTICLES.flatMap((article) =>
    checkTexts(getEntries(file, article.list), article, linkTargets, known, describeMissing),
  );
  return [...ids, ...missing, ...inTexts];
}
