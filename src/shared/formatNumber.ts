import { digits } from 'virtual:words';

/** A number, a year or a time (`3:45`) in the digits of the language. */
export const formatNumber = (count: number | string): string =>
  digits ? String(count).replace(/\d/g, (digit) => digits.charAt(Number(digit))) : String(count);
