import type { DateText } from '../content/types';

/** The calendar day of `now` where the owner is, as `YYYY-MM-DD`. For `prepare` callbacks: reducers read no clock. */
export function today(now = new Date()): DateText {
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${now.getFullYear()}-${pad(now.getMonth() + 1)}-${pad(now.getDate())}`;
}
