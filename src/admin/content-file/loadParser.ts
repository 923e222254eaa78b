import { importWithRetry } from '../../shared/importChunks';

/** Loads the parser of content files. On demand, because the schema and zod are as large as the whole admin area. */
export const loadParser = () => importWithRetry(() => import('../../content/file/parseContent'));
