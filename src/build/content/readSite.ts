import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoOwner } from '../../content/demo.ts';
import { type ParsedContent, parseContent } from '../../content/file/parseContent.ts';
import type { OwnerFile } from '../../content/file/schema/ownerSchema';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths.ts';
import type { Counts } from '../../content/placeholder/placeholder';
import type { Content, Work } from '../../content/types';
import { ContentError } from './contentError.ts';
import { hasFileIn } from './hasFileIn.ts';
import { readOwner } from './readOwner.ts';

const PLACEHOLDER_SEED = 7;

/**
 * The day of the build, from which placeholder content is dated: `SOURCE_DATE_EPOCH` (in seconds) if set, so that a build
 * can be repeated.
 * @throws Error if that is not a time before the year 10,000: dates of the content have four digits for the year.
 */
function buildDay(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  const day = epoch ? new Date(Number(epoch) * 1000) : new Date();
  // `NaN` fails this comparison too.
  if (!(day.getTime() < Date.UTC(10_000, 0))) {
    throw new Error('SOURCE_DATE_EPOCH is not a time in seconds before the year 10,000.');
  }
  return day;
}

/**
 * Makes placeholder work.
 * @param counts The number of entries; by default those of spec section 9.
 */
export async function makePlaceholderWork(artist: string, counts?: Partial<Counts>): Promise<Work> {
  // Imported on demand: a site with a content file does not load faker.
  const { placeholderWork } = await import('../../content/placeholder/placeholder.ts');
  return placeholderWork({ seed: PLACEHOLDER_SEED, artist, today: buildDay(), counts });
}

/** The sources of the content. */
interface ContentSource {
  root: string;
  publicDir: string;
  /**
   * Builds the demo with so many entries, even if there is a content file. An empty object: the demo with its default
   * counts.
   */
  demoCounts?: Partial<Counts> | undefined;
  /** Builds own content with the demo's owner: its content file, relative to the root, and its endpoint of messages. */
  ownTestSite?: { contentFile: string; contactEndpoint: string } | undefined;
}

/** Reads the content file. Returns placeholder work if there is none; a broken link is an error. */
async function readWork(
  { root, publicDir, ownTestSite }: ContentSource,
  artist: string,
): Promise<ParsedContent & { isOwn?: boolean }> {
  const file = join(root, ownTestSite?.contentFile ?? CONTENT_FILE);
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

/** What `owner.ts` sets beside the owner. */
type Settings = Pick<OwnerFile, 'passwordHash' | 'strictTransportSecurity'>;

const DEMO_SETTINGS: Settings = { passwordHash: null, strictTransportSecurity: null };

/** All that the site is built from. */
export interface Site extends Settings {
  content: Content;
}

/**
 * Reads the owner and the work, which is placeholder work if there is no content file.
 * @throws ContentError with all errors of both files.
 */
export async function readSite(source: ContentSource): Promise<Site> {
  const { demoCounts, ownTestSite } = source;
  if (demoCounts) {
    const work = await makePlaceholderWork(demoOwner.name, demoCounts);
    return { content: { owner: demoOwner, ...work }, ...DEMO_SETTINGS };
  }
  const parsedOwner = ownTestSite
    ? {
        owner: { ...demoOwner, contactEndpoint: ownTestSite.contactEndpoint },
        ...DEMO_SETTINGS,
      }
    : await readOwner(source.root, source.publicDir);
  const parsedWork = await readWork(source, 'errors' in parsedOwner ? '' : parsedOwner.owner.name);
  if ('errors' in parsedOwner || 'errors' in parsedWork) {
    throw new ContentError({
      [OWNER_FILE]: 'errors' in parsedOwner ? parsedOwner.errors : [],
      [CONTENT_FILE]: 'errors' in parsedWork ? parsedWork.errors : [],
    });
  }
  const { owner, ...settings } = parsedOwner;
  return { content: { owner, isOwn: parsedWork.isOwn, ...parsedWork.work }, ...settings };
}
