import { DURATION_PATTERN } from '../../content/rules';

/** Why a text is no duration as `m:ss`, seconds below 60 (spec section 5); or nothing. */
export function checkDuration(value: string): string | undefined {
  const isLength = value === '' || DURATION_PATTERN.test(value.trim());
  return isLength ? undefined : 'Enter minutes and seconds such as 3:45, with seconds below 60.';
}
