import type { IsoDate } from '../content/types';

/** The calendar day of `now` in local time, as `YYYY-MM-DD`. For `prepare` callbacks: reducers read no clock. */
export function today(now = new Date()): IsoDate {
  // The Swedish locale formats a date as ISO 8601 does, in local time.
  return now.toLocaleDateString('sv');
}
