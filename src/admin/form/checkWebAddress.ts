import { isWebAddress, parseAddress } from '../../content/rules';

/** The error message for a URL that is not http or https, or `undefined`. Text that is no URL is left to `type=url`. */
export function checkWebAddress(value: string): string | undefined {
  if (!parseAddress(value) || isWebAddress(value.trim())) return undefined;
  return /^\s*https?:\/\//i.test(value)
    ? 'Enter an address with the plain name of a host, such as https://example.com.'
    : 'Enter an address that starts with https:// or http://.';
}
