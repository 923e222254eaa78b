import type { ListName } from '../../content/types';
import type { RootState } from '../rootReducer';
import { selectMissingLists } from './content';

/**
 * Whether a list gives the page a section: it has entries, or the file has it and it is not `about` or `experience`.
 * Skills give the page the section `about` too.
 */
export const selectHasSection = (state: RootState, list: ListName): boolean =>
  state[list].ids.length > 0 ||
  (list !== 'about' && list !== 'experience' && !selectMissingLists(state)?.includes(list));
