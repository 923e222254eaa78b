import { TEXT_PATTERN } from '../../content/rules';

/** The error message for a text that the import and the build refuse, or `undefined`. */
export function checkText(value: string): string | undefined {
  // Blank text is left to the `required` check.
  if (value.trim() === '' || TEXT_PATTERN.test(value)) return undefined;
  return /\p{Cs}/u.test(value)
    ? 'A character in this text is cut in half. Write it again.'
    : 'Write something that can be seen.';
}
