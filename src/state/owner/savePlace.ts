import type { RootState } from '../rootReducer';
import { selectOwner } from '../visitor/owner';

/** Where changes are saved: in the project by the dev server, in its repository, or in a file that the owner moves. */
export type SavePlace = 'devServer' | 'repository' | 'download';

/** The save place of this dashboard. */
export function selectSavePlace(state: RootState): SavePlace {
  if (import.meta.env.DEV) return 'devServer';
  return selectOwner(state).repository ? 'repository' : 'download';
}
