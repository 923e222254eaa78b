import type { IsoDate } from '../content/types';

/** The calendar day of `now` where the owner is, as `YYYY-MM-DD`. For `prepare` callbacks: reducers read no clock. */
export function today(now = new Date()): IsoDate {
  // The Swedish write their dates so.
  return now.toLocaleDateString('sv');
}
