import { isWebAddress, normalizeLanguage, TEXT_PATTERN, WEB_ADDRESS_PATTERN } from '../../rules.ts';
import { z } from '../zod.ts';

// The message of each check names the expected value; `errorMessages.ts` adds the place and the actual value.

/** A text that matches a pattern. After its error no other check runs. */
export const matching = (pattern: RegExp, error: string) =>
  z.string(error).regex(pattern, { error, abort: true });

const TEXT_EXPECTED = 'text with a visible character in it';
export const text = z.string(TEXT_EXPECTED).regex(TEXT_PATTERN, {
  error: ({ input }) =>
    /\p{Cs}/u.test(String(input)) ? 'text without a broken character' : TEXT_EXPECTED,
});

/** A BCP 47 tag, in its canonical form. */
export const language = text.transform((tag, context) => {
  const canonical = normalizeLanguage(tag);
  if (canonical === undefined) context.addIssue('a language tag such as en, de or pt-BR');
  return canonical ?? tag;
});

export const ADDRESS_EXPECTED = 'an address that starts with https:// or http://';
export const address = matching(WEB_ADDRESS_PATTERN, ADDRESS_EXPECTED).refine(isWebAddress, {
  error: `${ADDRESS_EXPECTED} and a host of letters, digits, - and dots`,
  abort: true,
});

export const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, `a list of ${what}`);

export const strictObject = <T extends z.ZodRawShape>(
  fields: T,
  expected = `an object with ${Object.keys(fields).join(', ')}`,
) =>
  z.strictObject(fields, {
    error: ({ code }) =>
      code === 'unrecognized_keys'
        ? `one of the fields ${Object.keys(fields).join(', ')}`
        : expected,
  });
