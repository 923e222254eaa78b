import { TEXT_PATTERN } from '../../content/rules';

/** The error message for a text that the import and the build refuse, or `undefined`. */
export function checkText(value: string): string | undefined {
  // Blank text is left to the `required` check.
  if (value.trim() === '' || TEXT_PATTERN.test(value)) return undefined;
  return /\p{Cs}/u.test(value)
    ? 'The text contains a broken character; retype it.'
    : 'Enter some visible text.';
}
