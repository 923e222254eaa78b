import { createContext } from 'react';
import type { importWithRetry } from './importChunks';

/** The entry's `importWithRetry`: the chunks of the app need no copy of their own. In tests and in Node imports are plain. */
export const ImportChunkContext = createContext<typeof importWithRetry>((load) => load());
