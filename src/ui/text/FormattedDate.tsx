import type { ReactNode } from 'react';

/**
 * A calendar day, `YYYY-MM-DD`, in words: `Nov 3, 2026`, the same in every time zone. From `toUTCString`, whose format
 * the language specifies: the first `Intl.DateTimeFormat` of a page costs a phone 80 ms.
 */
export function FormattedDate({ day }: { day: string }): ReactNode {
  const [, date, month, year] = new Date(day).toUTCString().split(' ');
  return <time dateTime={day}>{`${month} ${Number(date)}, ${year}`}</time>;
}
