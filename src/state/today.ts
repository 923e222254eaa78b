import type { IsoDate } from '../content/types';

/** Today in local time, or the day before where that is still today in UTC: posts of a later day are scheduled. */
export function today(): IsoDate {
  const now = new Date();
  // The Swedish locale formats a date as ISO 8601 does.
  const [local, utc] = [now.toLocaleDateString('sv'), now.toISOString().slice(0, 10)];
  return local < utc ? local : utc;
}
