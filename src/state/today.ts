import type { IsoDate } from '../content/types';

/** The last day that `YYYY-MM-DD` can write. */
const LAST_DAY = '9999-12-31';

/**
 * The calendar day of `now` in local time, as `YYYY-MM-DD`, at most 9999-12-31: a content file can hold no later one. For
 * `prepare` callbacks: reducers read no clock.
 */
export function today(now = new Date()): IsoDate {
  // The Swedish locale formats a date as ISO 8601 does, in local time.
  return now.getFullYear() > 9999 ? LAST_DAY : now.toLocaleDateString('sv');
}
