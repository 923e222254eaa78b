import { z } from 'zod';
import { FILE_PATH_PATTERN, isWebAddress, TEXT_PATTERN, WEB_ADDRESS_PATTERN } from '../../rules.ts';

// zod generates code for speed; the Content-Security-Policy forbids that.
z.config({ jitless: true });

// The message of each check is what it expects; `errorMessages.ts` adds where it is and what was found.

const TEXT_EXPECTED = 'text with a visible character in it';
/** Well-formed Unicode with a visible character. */
export const text = z.string({ error: TEXT_EXPECTED }).regex(TEXT_PATTERN, {
  error: ({ input }) =>
    /\p{Cs}/u.test(String(input)) ? 'text without a broken character' : TEXT_EXPECTED,
});

const ADDRESS_EXPECTED = 'an address that starts with https:// or http://';
export const address = z
  .string({ error: ADDRESS_EXPECTED })
  .regex(WEB_ADDRESS_PATTERN, { error: ADDRESS_EXPECTED, abort: true })
  .refine(isWebAddress, {
    error: `${ADDRESS_EXPECTED} and a host of letters, digits, - and dots`,
    abort: true,
  });

/** The path of a file below `public`. Whether the file exists is checked elsewhere, as the browser cannot. */
export const filePath = (expected: string) =>
  z.string({ error: expected }).regex(FILE_PATH_PATTERN, { error: expected });

export const list = <T extends z.ZodType>(item: T, what: string) =>
  z.array(item, { error: `a list of ${what}` });

/** An object with these fields and no others. */
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
