import { DURATION_PATTERN, isWebAddress, parseAddress } from '../../content/rules';

/** Rules for a track beyond the browser's constraints (spec section 5). Each returns a message, or nothing. */

/** A duration as `m:ss`, seconds below 60. */
export function checkDuration(value: string): string | undefined {
  const isLength = value === '' || DURATION_PATTERN.test(value.trim());
  return isLength ? undefined : 'Enter minutes and seconds such as 3:45, with seconds below 60.';
}

/** An http or https address. The browser itself refuses what is no address. */
export function checkWebAddress(value: string): string | undefined {
  if (!parseAddress(value) || isWebAddress(value.trim())) return undefined;
  return /^\s*https?:\/\//i.test(value)
    ? 'Enter an address with the plain name of a host, such as https://example.com.'
    : 'Enter an address that starts with https:// or http://.';
}
