import type { IsoDate } from '../content/types';

/** The calendar day in local time. For `prepare` callbacks: reducers read no clock. */
// The Swedish locale formats a date as ISO 8601 does.
export const today = (): IsoDate => new Date().toLocaleDateString('sv');
