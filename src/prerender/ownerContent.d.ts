/** What only the owner sees: all posts with their bodies, drafts included, and all tracks; made by the Vite plugin. */
declare module 'virtual:owner-content' {
  import type { Work } from '../content/types';

  const work: Pick<Work, 'posts' | 'tracks'>;
  export default work;
}
