import type { ReactNode } from 'react';

const format = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** A calendar day, `YYYY-MM-DD`, in words. The same in every time zone: the text has no hour that could shift it. */
export function DateText({ day }: { day: string }): ReactNode {
  return <time dateTime={day}>{format.format(new Date(day))}</time>;
}
