import type { DevEnvironment } from 'vite';
import type { Content } from '../../content/types';

/** What the content modules are made from. */
interface Source {
  content: Content;
  /** The git hash of the content file; null if there is none. */
  fileHash: string | null;
  /** The pictures in `public/images`; see `site/listPictures.ts`. */
  pictures: string[];
}

/** The virtual modules of the content, by id; each exports data. */
const CONTENT_MODULES = new Map<string, (source: Source) => unknown>([
  [
    'virtual:owner-content',
    ({ content: { projects, posts, tracks }, fileHash }) => ({ projects, posts, tracks, fileHash }),
  ],
  ['virtual:tracks', ({ content }) => content.tracks],
  ['virtual:pictures', ({ pictures }) => pictures],
]);

const resolved = (id: string) => `\0${id}`;

/** The resolved id of a content module. Returns `undefined` for any other id. */
export const resolveContentModule = (id: string) =>
  CONTENT_MODULES.has(id) ? resolved(id) : undefined;

/**
 * The code of a content module by its resolved id. Returns `undefined` for any other id.
 * @param read Called for content modules only.
 */
export async function loadContentModule(
  id: string,
  read: () => Promise<Source>,
): Promise<string | undefined> {
  const pick = id.startsWith('\0') && CONTENT_MODULES.get(id.slice(1));
  if (!pick) return undefined;
  // `JSON.parse` of a string is faster than a literal and cannot run as code.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(pick(await read())))});`;
}

/** Makes the dev server read the content again when the next page asks for it. */
export function dropContentModules({ moduleGraph }: DevEnvironment) {
  for (const id of CONTENT_MODULES.keys()) {
    const stale = moduleGraph.getModuleById(resolved(id));
    if (stale) moduleGraph.invalidateModule(stale);
  }
}
