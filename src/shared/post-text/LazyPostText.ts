import { lazy } from 'react';
import { importChunk } from '../importChunk';

/** The body of a post, in a chunk of its own because the parser is larger than the admin area. */
export const LazyPostText = lazy(async () => {
  const chunk = await importChunk(() => import('./PostText'));
  return { default: chunk.PostText };
});
