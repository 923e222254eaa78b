import { DURATION, isWebAddress, urlOf } from '../../content/rules';

/** What the browser's own constraints cannot say about a track (spec section 5). Each gives a message, or nothing. */

/** A length as `m:ss`, seconds below 60. */
export function checkDuration(value: string): string | undefined {
  const isLength = value === '' || DURATION.test(value.trim());
  return isLength ? undefined : 'Enter minutes and seconds such as 3:45, with seconds below 60.';
}

/** An address that a browser opens as a page; what is no address at all the browser says. */
export function checkWebAddress(value: string): string | undefined {
  if (!urlOf(value) || isWebAddress(value.trim())) return undefined;
  return /^\s*https?:\/\//i.test(value)
    ? 'Enter an address with the plain name of a host, such as https://example.com.'
    : 'Enter an address that starts with https:// or http://.';
}
