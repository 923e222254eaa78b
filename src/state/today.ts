import type { IsoDate } from '../content/types';

/** Today in local time. For `prepare` callbacks, because reducers read no clock. */
// The Swedish locale formats a date as ISO 8601 does.
export const today = (): IsoDate => new Date().toLocaleDateString('sv');
