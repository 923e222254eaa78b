import type { RootState } from '../rootReducer';
import { selectOwner } from '../visitor/owner';

/** A place for changes: the project, written by its dev server; its repository; or a file that the owner moves. */
export type SavePlace = 'devServer' | 'repository' | 'download';

/** Where the changes of this dashboard are saved. */
export function selectSavePlace(state: RootState): SavePlace {
  if (import.meta.env.DEV) return 'devServer';
  return selectOwner(state).repository ? 'repository' : 'download';
}
