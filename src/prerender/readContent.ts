import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoOwner } from '../content/demo.ts';
import { parseContent } from '../content/file/parseContent.ts';
import { owner } from '../content/owner.ts';
import type { Counts } from '../content/placeholder/placeholder';
import type { Content, Work } from '../content/types';

/** The owner's work, below the root of the project; it may be missing. */
export const CONTENT_FILE = 'src/content/content.json';

const PLACEHOLDER_SEED = 7;

/** The content file is wrong. Its message is for the owner; what it was thrown by would only be in the way. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(errors: string[]) {
    const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
    super([`${CONTENT_FILE} has ${count}:`, ...errors].join('\n  '));
    this.stack = '';
  }

  /** How the command line prints it. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}

/** The day to date placeholder content by: `SOURCE_DATE_EPOCH` in seconds where set, so that a build can be repeated. */
function buildDay(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/**
 * Placeholder work of the day.
 * @param artist Whose music it is.
 * @param counts How much of it; without it, as much as spec section 9 says.
 */
export async function makePlaceholderWork(artist: string, counts?: Partial<Counts>): Promise<Work> {
  // Here and not above: a site with a content file loads no faker.
  const { placeholderWork } = await import('../content/placeholder/placeholder.ts');
  return placeholderWork({ seed: PLACEHOLDER_SEED, today: buildDay(), artist, counts });
}

/** The check of a content file's text against the schema, the owner and the files under `public`. */
export const parserOf =
  ({ publicDir }: { publicDir: string }) =>
  (text: string) =>
    parseContent(text, {
      artist: owner.name,
      hasFile: (path) => existsSync(join(publicDir, path)),
    });

async function readWork(root: string, publicDir: string): Promise<Work> {
  const parsed = parserOf({ publicDir })(await readFile(join(root, CONTENT_FILE), 'utf8'));
  if ('errors' in parsed) throw new ContentError(parsed.errors);
  return parsed.work;
}

/** Where the content is, and how much of the placeholder to make. */
export interface ContentSource {
  root: string;
  publicDir: string;
  /** Asks for the demo: so much placeholder work, whether or not there is a content file, of the demo's owner. */
  counts?: Partial<Counts> | undefined;
}

/**
 * What the site is built from: the work in the content file, or placeholder work where there is none.
 * @throws ContentError where the file is wrong.
 */
export async function readContent({ root, publicDir, counts }: ContentSource): Promise<Content> {
  if (counts) return { owner: demoOwner, ...(await makePlaceholderWork(demoOwner.name, counts)) };
  const hasFile = existsSync(join(root, CONTENT_FILE));
  const work = await (hasFile ? readWork(root, publicDir) : makePlaceholderWork(owner.name));
  return { owner, ...work };
}
