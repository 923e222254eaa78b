import { PICTURES_FOLDER } from '../filePaths.ts';
import { getCollisionKey } from '../ids.ts';
import { findTargets } from '../markdown/targets.ts';
import { isWebAddress, PICTURE_NAME_PATTERN } from '../rules.ts';
import type { Work } from '../types';
import type { ContentIssue } from './errorMessages.ts';
import { LISTS_IN_FILE_ORDER } from './formatContentFile.ts';
import { listPictures } from './listPictures.ts';
import { listTexts } from './listTexts.ts';

/** The paths of the pages besides those of entries. */
const PAGES = ['', 'admin', 'admin/dashboard', 'blog'];

/** Refuses ids that are equal, or that a file system may confuse. */
function checkIds(list: string, entries: { id: string }[]): ContentIssue[] {
  const ids = new Map<string, string>();
  return entries.flatMap(({ id }, index) => {
    const other = ids.get(getCollisionKey(id));
    ids.set(getCollisionKey(id), id);
    if (other === undefined) return [];
    const message =
      other === id
        ? `an id that no other of ${list} has`
        : `an id that differs from ${JSON.stringify(other)} by more than capitals`;
    return [{ path: [list, index, 'id'], message }];
  });
}

/** The paths of the pages of entries. */
const listPages = ({ projects, posts }: Work) => [
  ...projects.flatMap(({ id, body }) => (body === undefined ? [] : `projects/${id}`)),
  ...posts.flatMap(({ id, status }) => (status === 'draft' ? [] : `blog/${id}`)),
];

/** Finds errors that no schema can. Without `files`, those of the site besides its pages, it checks ids only. */
export function checkReferences(work: Work, files?: readonly string[]): ContentIssue[] {
  const ids = LISTS_IN_FILE_ORDER.flatMap((list) => checkIds(list, work[list] ?? []));
  if (!files) return ids;
  const known = new Set(files);
  const targets = new Set([...files, ...PAGES, ...listPages(work)]);
  const pictures = listPictures(work).flatMap(({ picture, field }) =>
    known.has(picture) && PICTURE_NAME_PATTERN.test(picture)
      ? []
      : { path: field, message: 'a picture that is under public', found: picture },
  );
  const sounds = work.tracks.flatMap(({ audio }, index) =>
    audio === undefined || isWebAddress(audio) || known.has(audio)
      ? []
      : { path: ['tracks', index, 'audio'], message: 'a file that is under public' },
  );
  const links = listTexts(work).flatMap(({ text, field, isDraft }) =>
    findTargets(text)
      // A draft may link to what is not there yet, but to no missing picture.
      .links.filter((link) => !isDraft || link.startsWith(PICTURES_FOLDER))
      .filter((link) => !targets.has(link))
      .map((found) => ({ path: field, message: 'a link to a page or a file of the site', found })),
  );
  return [...ids, ...pictures, ...sounds, ...links];
}
