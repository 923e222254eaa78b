import { isWebAddress, parseAddress } from '../../content/rules';

/** An http or https address. The browser itself refuses what is no address. */
export function checkWebAddress(value: string): string | undefined {
  if (!parseAddress(value) || isWebAddress(value.trim())) return undefined;
  return /^\s*https?:\/\//i.test(value)
    ? 'Enter an address with the plain name of a host, such as https://example.com.'
    : 'Enter an address that starts with https:// or http://.';
}
