import { digits } from 'virtual:words';

/** An integer in the digits of the language. */
export const formatNumber = (count: number): string =>
  digits ? String(count).replace(/\d/g, (digit) => digits.charAt(Number(digit))) : String(count);
