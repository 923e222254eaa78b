import type { ParsedContent } from '../../content/file/parseContent';
import { loadParser } from './loadParser';

/** Room for more than ten thousand posts. Keeps the browser from parsing a huge file of another kind. */
const MAX_MEGABYTES = 20;

const refusal = (error: string): ParsedContent => ({ errors: [error] });

/** Reads a file that the owner chose. Returns all errors, and never rejects. */
export async function readContentFile(file: File, artist: string): Promise<ParsedContent> {
  if (file.size === 0) return refusal('The file is empty.');
  if (file.size > MAX_MEGABYTES * 1e6) {
    return refusal(`The file is larger than ${MAX_MEGABYTES} MB, which no content file is.`);
  }
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refusal('The file could not be read.');

  const parser = await loadParser().catch(() => undefined);
  if (!parser) return refusal('The checks of the file could not be loaded. Try again.');
  return parser.parseContent(bytes, { artist });
}
