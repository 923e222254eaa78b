import type { ListName } from '../../content/types';
import type { RootState } from '../rootReducer';
import { selectMissingLists } from './content';

/** Whether the page has a section for a list: it has entries, or is in the file and not `about` or `experience`. */
export const selectHasSection = (state: RootState, list: ListName): boolean =>
  state[list].ids.length > 0 ||
  (list !== 'about' && list !== 'experience' && !selectMissingLists(state)?.includes(list));
