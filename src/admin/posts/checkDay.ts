/** Why a day will not do in a content file, whose years have four digits; or nothing. */
export const checkDay = (value: string): string | undefined =>
  value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'Enter a year of four digits.';
