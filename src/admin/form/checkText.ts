import { TEXT_PATTERN } from '../../content/rules';

/** Why a text would not come back from an export, by the rule that the import and the build have; or nothing. */
export function checkText(value: string): string | undefined {
  // Nothing but blanks is a matter of being required.
  if (value.trim() === '' || TEXT_PATTERN.test(value)) return undefined;
  return /\p{Cs}/u.test(value)
    ? 'A character in this text is cut in half. Write it again.'
    : 'Write something that can be seen.';
}
