import type { RootState } from '../../state/rootReducer';
import { selectOwner } from '../../state/slices/owner';

/** Where changes are kept: in the project by its dev server, in its repository, or in a file that the owner moves. */
export type SavePlace = 'devServer' | 'repository' | 'download';

export function selectSavePlace(state: RootState): SavePlace {
  // The content of the test site comes from no file.
  if (import.meta.hot && import.meta.env.MODE !== 'test') return 'devServer';
  return selectOwner(state).repository ? 'repository' : 'download';
}

/** When visitors see a change that is kept there. */
export const VISIBLE: Record<SavePlace, string> = {
  devServer: 'after Save and a build',
  repository: 'after Publish site',
  download: 'after an export and a build',
};

/** What becomes of changes there. */
export const KEPT: Record<SavePlace, string> = {
  devServer: 'saved',
  repository: 'published',
  download: 'exported',
};
