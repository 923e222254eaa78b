import type { ListName } from '../../content/types';

/** The id of the only entry that a list may have; empty for a list of many. */
export const getSingletonId = (list: ListName) => (list === 'about' ? 'about' : '');
