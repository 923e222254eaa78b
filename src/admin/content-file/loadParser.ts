import { importChunk } from '../../shared/importChunk';
import type { RootState } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';

/** Loads the parser of content files, which is a chunk of its own. Malformed files are undefined. */
export async function loadParser(state: RootState) {
  const { parseWork } = await importChunk(() => import('../../content/file/parseContent'));
  return (text: string | null) => parseWork(text, selectOwner(state).name);
}
