/** What the browser's own constraints cannot say about a track (spec section 5). Each gives a message, or nothing. */

const DURATION = /^(\d{1,3}):([0-5]\d)$/;

/** A length as `m:ss`, seconds below 60. */
export function checkDuration(value: string): string | undefined {
  const isLength = value === '' || DURATION.test(value.trim());
  return isLength ? undefined : 'Enter minutes and seconds such as 3:45, with seconds below 60.';
}

/** A length that `checkDuration` lets pass, without a zero before its minutes. */
export const normalDuration = (value: string) => value.trim().replace(/^0+(?=\d)/, '');

/** An address that a browser opens as a page: a `javascript:` one would run as code of this site. */
export function checkWebAddress(value: string): string | undefined {
  if (!URL.canParse(value)) return undefined;
  const isWeb = ['http:', 'https:'].includes(new URL(value).protocol);
  return isWeb ? undefined : 'Enter an address that starts with https:// or http://.';
}
