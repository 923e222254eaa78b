import type { ReactNode } from 'react';
import { language } from 'virtual:words';

interface DateProps {
  /** `YYYY-MM-DD` */
  day: string;
}

const FORMAT = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/**
 * A day (`YYYY-MM-DD`) in English: `Nov 3, 2026`. From `toUTCString`, whose format the language specifies: the first
 * `Intl.DateTimeFormat` of a page costs a phone 80 ms.
 */
export function formatInEnglish(day: string): string {
  const [, date, month, year] = new Date(day).toUTCString().split(' ');
  return `${month} ${Number(date)}, ${year}`;
}

/**
 * In the language of the site. In the browser, takes the text of the prerendered page if there is one: Node may format the
 * date differently, which would break hydration.
 */
function format(day: string): string {
  if (language === 'en') return formatInEnglish(day);
  // Not a date of the dashboard, which is in English.
  const prerendered = `time[datetime="${day}"]:not(body [lang] *)`;
  return (
    (typeof document === 'object' && document.querySelector(prerendered)?.textContent) ||
    new Intl.DateTimeFormat(language, FORMAT).format(new Date(day))
  );
}

/** A calendar day in words, the same in every time zone. */
export const FormattedDate = ({ day }: DateProps): ReactNode => (
  // In a text of another direction, the parts of the date would change places.
  <time dateTime={day} dir={language === 'en' ? undefined : 'auto'}>
    {format(day)}
  </time>
);

/** A calendar day in English, for the dashboard. */
export const EnglishDate = ({ day }: DateProps): ReactNode => (
  <time dateTime={day}>{formatInEnglish(day)}</time>
);
