/**
 * The `tel:` URL of a phone number, without the zero in brackets after a country code. `undefined` for numbers with letters
 * or an extension: another number would be dialled.
 */
export function getPhoneUrl(phone: string): string | undefined {
  const number = phone.trim().replace(/^(\+[^(]*)\(0\)/, '$1');
  return /^\+?[\d\s()./-]+$/.test(number) ? `tel:${number.replace(/[^+\d]/g, '')}` : undefined;
}
