import type { ListName } from '../../content/types';
import type { RootState } from '../rootReducer';
import { selectMissingLists } from './content';

/** Whether the page has a section for a list: the list is in the content file, or the owner has added an entry. */
export const selectHasSection = (state: RootState, list: ListName): boolean =>
  state[list].ids.length > 0 ||
  (list !== 'about' && list !== 'experience' && !selectMissingLists(state)?.includes(list));
