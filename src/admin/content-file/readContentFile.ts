import { importWithRetry } from '../../app/start/importChunks';
import type { ParsedContent } from '../../content/file/parseContent';

/** More than ten thousand posts; a browser would stand still over a video. */
const MAX_MEGABYTES = 20;

const refusal = (error: string): ParsedContent => ({ errors: [error] });

/** Reads a file that the owner chose. Whatever is wrong with it is told, and nothing is thrown. */
export async function readContentFile(file: File, artist: string): Promise<ParsedContent> {
  if (file.size === 0) return refusal('The file is empty.');
  if (file.size > MAX_MEGABYTES * 1e6) {
    return refusal(`The file is larger than ${MAX_MEGABYTES} MB, which no content file is.`);
  }
  const bytes = await file.arrayBuffer().catch(() => undefined);
  if (!bytes) return refusal('The file could not be read.');

  // Here and not above: the schema and its library are as large as the whole admin area.
  const parser = await importWithRetry(() => import('../../content/file/parseContent')).catch(
    () => undefined,
  );
  if (!parser) return refusal('The checks of the file could not be loaded. Try again.');
  return parser.parseContent(bytes, { artist });
}
