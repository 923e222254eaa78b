import { importChunk } from '../../shared/importChunk';

/** Loads the parser of content files. On demand, because the schema and zod are as large as the whole admin area. */
export const loadParser = () => importChunk(() => import('../../content/file/parseContent'));
