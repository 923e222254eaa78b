import { en, type OwnWords } from '../../words/words.ts';
import { z } from '../zod.ts';
import { text } from './fields.ts';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const listPairs = (name: string) =>
  Array.from(name.toLowerCase(), (_, index) => name.toLowerCase().slice(index, index + 2));

/** The known name that shares most pairs of letters with another. */
function findNearest(name: string, known: object): string {
  const pairs = listPairs(name);
  const measure = (other: string) => {
    const others = listPairs(other);
    return pairs.filter((pair) => others.includes(pair)).length / (pairs.length + others.length);
  };
  const names = Object.keys(known);
  return names.reduce((nearest, each) => (measure(each) > measure(nearest) ? each : nearest));
}

const listValues = (word: unknown): string[] => JSON.stringify(word).match(/\{\w+\}/g) ?? [];

/** The errors in the words of an owner below a path: unknown names, and texts with unknown values. */
function* findErrors(
  given: unknown,
  known: object,
  path: string[] = [],
): Generator<{ path: string[]; message: string }> {
  if (!isObject(given)) {
    yield { path, message: `an object with words such as ${Object.keys(known)[0] ?? ''}` };
    return;
  }
  for (const [name, value] of Object.entries(given)) {
    const at = [...path, name];
    const ours: unknown = Object.hasOwn(known, name) ? Reflect.get(known, name) : undefined;
    // A language has other forms of a plural than English.
    const form = 'other' in known && /^(zero|two|few|many)$/.test(name) ? known.other : ours;
    const unknown = listValues(value).filter((each) => !listValues(form).includes(each));
    if (form === undefined)
      yield { path: at, message: `a known name such as ${findNearest(name, known)}` };
    else if (isObject(form)) yield* findErrors(value, form, at);
    else if (!text.safeParse(value).success)
      yield { path: at, message: `a text such as ${JSON.stringify(form)}` };
    else if (unknown.length > 0)
      yield {
        path: at,
        message: `a text without ${unknown.join(', ')}, as in ${JSON.stringify(form)}`,
      };
  }
}

/** Any words of the site, in place of ours. */
export const wordsSchema = z.custom<OwnWords>().superRefine((given, context) => {
  for (const error of findErrors(given, en)) context.addIssue({ code: 'custom', ...error });
});
