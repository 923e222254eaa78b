import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoOwner } from '../../content/demo.ts';
import type { OwnerFile } from '../../content/file/ownerSchema';
import { type ParsedContent, parseContent } from '../../content/file/parseContent.ts';
import type { Counts } from '../../content/placeholder/placeholder';
import type { Content, Work } from '../../content/types';
import { ContentError } from './contentError.ts';
import { hasFileIn } from './hasFileIn.ts';
import { OWNER_FILE, readOwner } from './readOwner.ts';

/** The owner's work, below the root of the project; it may be missing. */
export const CONTENT_FILE = 'src/content/content.json';

const PLACEHOLDER_SEED = 7;

/**
 * The day to date placeholder content by: `SOURCE_DATE_EPOCH` in seconds where set, so that a build can be repeated.
 * @throws Error where that is no day of the years to 9999, which is as far as the content's dates go.
 */
function buildDay(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const day = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // Written so that what is no date at all fails too.
  if (!(day.getTime() < Date.UTC(10_000, 0))) {
    throw new Error('SOURCE_DATE_EPOCH is not a time in seconds before the year 10,000.');
  }
  return day;
}

/**
 * Placeholder work of the day.
 * @param counts How much of it; without it, as much as spec section 9 says.
 */
export async function makePlaceholderWork(artist: string, counts?: Partial<Counts>): Promise<Work> {
  // Here and not above: a site with a content file loads no faker.
  const { placeholderWork } = await import('../../content/placeholder/placeholder.ts');
  return placeholderWork({ seed: PLACEHOLDER_SEED, artist, today: buildDay(), counts });
}

/** Where the content is, and how much of the placeholder to make. */
export interface ContentSource {
  root: string;
  publicDir: string;
  /** Asks for the demo: so much placeholder work, whether or not there is a content file, of the demo's owner. */
  counts?: Partial<Counts> | undefined;
  /** Asks for the demo's owner with this content file, below the root. */
  demoFile?: string | undefined;
}

/** The work in the content file; placeholder work only where nothing of its name is there, not even a broken link. */
async function readWork(
  { root, publicDir, demoFile = CONTENT_FILE }: ContentSource,
  artist: string,
): Promise<ParsedContent & { isOwn?: boolean }> {
  const file = join(root, demoFile);
  const isThere = await lstat(file).then(
    () => true,
    () => false,
  );
  if (!isThere) return { work: await makePlaceholderWork(artist) };
  let bytes: Uint8Array;
  try {
    bytes = await readFile(file);
  } catch (error) {
    return { errors: [`the file: cannot be read: ${String(error)}`] };
  }
  return { ...parseContent(bytes, { artist, hasFile: hasFileIn(publicDir) }), isOwn: true };
}

/** What the site is built from. */
export interface Site extends Pick<OwnerFile, 'passwordHash' | 'strictTransportSecurity'> {
  content: Content;
}

/**
 * Reads the owner, and the work in the content file or placeholder work where there is none.
 * @throws ContentError with all that is wrong in both files.
 */
export async function readSite(source: ContentSource): Promise<Site> {
  if (source.counts) {
    const work = await makePlaceholderWork(demoOwner.name, source.counts);
    return {
      content: { owner: demoOwner, ...work },
      passwordHash: null,
      strictTransportSecurity: null,
    };
  }
  const about = source.demoFile
    ? { owner: demoOwner, passwordHash: null, strictTransportSecurity: null }
    : await readOwner(source.root, source.publicDir);
  const read = await readWork(source, 'errors' in about ? '' : about.owner.name);
  if ('errors' in about || 'errors' in read) {
    throw new ContentError({
      [OWNER_FILE]: 'errors' in about ? about.errors : [],
      [CONTENT_FILE]: 'errors' in read ? read.errors : [],
    });
  }
  const { owner, ...settings } = about;
  return { content: { owner, isOwn: read.isOwn, ...read.work }, ...settings };
}
