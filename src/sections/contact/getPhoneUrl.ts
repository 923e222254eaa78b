/**
 * The `tel:` URL of a phone number, without the zero in brackets after a country code. `undefined` for numbers with letters
 * or an extension, and for more digits than E.164 allows, as of two long numbers: another number would be dialled.
 */
export function getPhoneUrl(phone: string): string | undefined {
  const number = phone.trim().replace(/^(\+[^(]*)\(0\)/, '$1');
  const digits = number.replace(/[\s()./-]/g, '');
  return /^\+?\d{1,15}$/.test(digits) ? `tel:${digits}` : undefined;
}
