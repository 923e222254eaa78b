import { DURATION_PATTERN } from '../../content/rules';

/** The error message for a text that is not a duration as `m:ss` with seconds below 60 (spec section 5), or `undefined`. */
export function checkDuration(value: string): string | undefined {
  const isValid = value === '' || DURATION_PATTERN.test(value.trim());
  return isValid ? undefined : 'Enter minutes and seconds such as 3:45, with seconds below 60.';
}
