import type { IsoDate } from '../content/types';

/** The earlier of the local and the UTC date, so that a new post is never scheduled. */
export function today(): IsoDate {
  const now = new Date();
  // The Swedish locale formats a date as ISO 8601 does.
  const [local, utc] = [now.toLocaleDateString('sv'), now.toISOString().slice(0, 10)];
  return local < utc ? local : utc;
}
