import type { RootState } from '../rootReducer';
import { selectOwner } from '../visitor/owner';

/** Where changes are saved: in the project by the dev server, in its repository, or in a file that the owner moves. */
export type SavePlace = 'devServer' | 'repository' | 'download';

export function selectSavePlace(state: RootState): SavePlace {
  if (import.meta.env.DEV) return 'devServer';
  return selectOwner(state).repository ? 'repository' : 'download';
}

/** When a change becomes visible to visitors, by save place. */
export const VISIBLE: Record<SavePlace, string> = {
  devServer: 'after Save and a build',
  repository: 'after Publish site',
  download: 'after an export and a build',
};

/** The word for "saved", by save place. */
export const SAVED: Record<SavePlace, string> = {
  devServer: 'saved',
  repository: 'published',
  download: 'exported',
};
