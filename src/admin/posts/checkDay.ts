/** The error message for a day that the content file cannot hold, or `undefined`. */
export const checkDay = (value: string): string | undefined =>
  value === '' || /^\d{4}-\d\d-\d\d$/.test(value) ? undefined : 'Enter a year of four digits.';
