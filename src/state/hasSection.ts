import type { ListName } from '../content/types';
import type { RootState } from './rootReducer';

/** Whether the page has a section for a list: the content file has the list, or the owner has added an entry to it. */
export const selectHasSection = (
  { contentFile: { leftOut }, projects, tracks, posts }: RootState,
  list: ListName,
): boolean =>
  !leftOut?.includes(list) || { projects, tracks: tracks.ids, posts: posts.ids }[list].length > 0;
