import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { blobHash } from '../../content/file/blobHash.ts';
import { type ParsedContent, parseContent } from '../../content/file/parseContent.ts';
import type { OwnerFile } from '../../content/file/schema/ownerSchema';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths.ts';
import type { Content, Owner, Work } from '../../content/types';
import { ignoreMissing } from '../fileErrors.ts';
import { HEADERS_FILE, VERSION_FILE } from '../files/headers.ts';
import { SITE_FILES } from '../files/siteFiles.ts';
import { getPages } from '../prerender/pages.ts';
import { ContentError } from './contentError.ts';
import { checkPublicFiles, listFiles } from './publicFiles.ts';
import { readOwner } from './readOwner.ts';

const PLACEHOLDER_SEED = 7;

/** The placeholder work of the demo, dated up to today. Equal on one day. */
export async function makePlaceholderWork(artist: string): Promise<Work> {
  // Imported on demand: a site with a content file does not load faker.
  const { placeholderWork } = await import('../../content/placeholder/placeholder.ts');
  return placeholderWork({ seed: PLACEHOLDER_SEED, artist, today: new Date() });
}

/** The files of the site besides its pages: those under `public`, and the generated ones. */
export const listSiteFiles = (publicDir: string) => [
  ...new Set([...listFiles(publicDir), ...SITE_FILES.keys()]),
];

/** Replacements for the owner's files. */
export interface SiteSource {
  owner?: Owner;
  /** In place of `content.json`, relative to the root; null for placeholder work. */
  contentFile?: string | null;
}

/** The content, and the settings in `owner.ts` besides the owner. */
export interface Site extends Omit<OwnerFile, 'owner'> {
  content: Content;
  /** The git hash of the content file; null if there is none. */
  fileHash: string | null;
  /** The files of the site besides its pages. */
  files: string[];
  /** The owner's files under `public` that the build replaces. */
  replacedFiles: string[];
}

/** Reads the site: once in a build, with all pictures; for each request in the dev server, without. */
export type ReadSite = (
  config: Pick<ResolvedConfig, 'root' | 'publicDir' | 'command'>,
) => Promise<Site>;

/** Reads the owner and the work, or makes placeholder work. Throws a ContentError with all errors of both files. */
export async function readSite(
  { root, publicDir }: { root: string; publicDir: string },
  { owner: givenOwner, contentFile = CONTENT_FILE }: SiteSource = {},
): Promise<Site> {
  const files = listSiteFiles(publicDir);
  const parsedOwner = givenOwner
    ? { owner: givenOwner, passwordHash: null, strictTransportSecurity: null }
    : await readOwner(root, files);
  const artist = 'errors' in parsedOwner ? '' : parsedOwner.owner.name;
  const bytes =
    contentFile === null ? undefined : await readFile(join(root, contentFile)).catch(ignoreMissing);
  const parsedWork: ParsedContent = bytes
    ? parseContent(bytes, { artist, files })
    : { work: await makePlaceholderWork(artist) };
  if ('errors' in parsedOwner || 'errors' in parsedWork) {
    throw new ContentError({
      [OWNER_FILE]: 'errors' in parsedOwner ? parsedOwner.errors : [],
      [CONTENT_FILE]: 'errors' in parsedWork ? parsedWork.errors : [],
    });
  }
  const { owner, ...settings } = parsedOwner;
  const content = { owner, ...(bytes && { isOwn: true }), ...parsedWork.work };
  const outputs = [...getPages(content).map((page) => page.file), HEADERS_FILE, VERSION_FILE];
  const { errors, replaced } = checkPublicFiles(publicDir, outputs);
  if (errors.length > 0) throw new ContentError({ public: errors });
  const fileHash = bytes ? await blobHash(bytes) : null;
  return { content, fileHash, files, replacedFiles: replaced, ...settings };
}
