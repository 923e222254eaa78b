import type { RootState } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';

/** A place for changes: the project, written by its dev server; its repository; or a file that the owner moves. */
export type SavePlace = 'devServer' | 'repository' | 'download';

/** Where the changes of this dashboard are kept. */
export function selectSavePlace(state: RootState): SavePlace {
  // The test site has no content file to save to.
  if (import.meta.hot && import.meta.env.MODE !== 'test') return 'devServer';
  return selectOwner(state).repository ? 'repository' : 'download';
}

/** When visitors see a change, by the place. */
export const VISIBLE: Record<SavePlace, string> = {
  devServer: 'after Save and a build',
  repository: 'after Publish site',
  download: 'after an export and a build',
};

/** The word for a change that is kept, by the place. */
export const KEPT: Record<SavePlace, string> = {
  devServer: 'saved',
  repository: 'published',
  download: 'exported',
};
