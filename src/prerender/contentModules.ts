import type { DevEnvironment } from 'vite';
import type { Content } from '../content/types';

/** The virtual modules of the content, by id; each exports data. */
const CONTENT_MODULES = new Map<string, (content: Content, fileHash: string | null) => unknown>([
  ['virtual:owner-content', ({ posts, tracks }, fileHash) => ({ posts, tracks, fileHash })],
  ['virtual:tracks', ({ tracks }) => tracks],
]);

const resolved = (id: string) => `\0${id}`;

/** The resolved id of a content module. Returns `undefined` for any other id. */
export const resolveContentModule = (id: string) =>
  CONTENT_MODULES.has(id) ? resolved(id) : undefined;

/**
 * The code of a content module by its resolved id. Returns `undefined` for any other id.
 * @param read The content, and the git hash of the content file. Called for content modules only.
 */
export async function loadContentModule(
  id: string,
  read: () => Promise<{ content: Content; fileHash: string | null }>,
): Promise<string | undefined> {
  const pick = id.startsWith('\0') && CONTENT_MODULES.get(id.slice(1));
  if (!pick) return undefined;
  const { content, fileHash } = await read();
  // `JSON.parse` of a string is faster than a literal and cannot run as code.
  return `export default JSON.parse(${JSON.stringify(JSON.stringify(pick(content, fileHash)))});`;
}

/** Makes the dev server read the content again when the next page asks for it. */
export function dropContentModules({ moduleGraph }: DevEnvironment) {
  for (const id of CONTENT_MODULES.keys()) {
    const stale = moduleGraph.getModuleById(resolved(id));
    if (stale) moduleGraph.invalidateModule(stale);
  }
}
