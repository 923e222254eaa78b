import { en, type OwnWords } from '../../words/words.ts';
import type { z } from '../zod.ts';
import { strictObject, text } from './fields.ts';

const listValues = (word: string): string[] => word.match(/\{\w+\}/g) ?? [];

/** A text in place of ours, with no other values than those of `ours`. */
const wordLike = (ours: string) =>
  text.refine(
    (word) => listValues(word).every((value) => listValues(ours).includes(value)),
    `a text with no other values in braces than ${JSON.stringify(ours)}`,
  );

/** Any words of a group, each optional. A plural may have forms that English has not. */
const groupLike = (ours: Record<string, string | object>): z.ZodType =>
  strictObject(
    Object.fromEntries(
      Object.entries(
        'other' in ours
          ? { zero: ours.other, two: ours.other, few: ours.other, many: ours.other, ...ours }
          : ours,
      ).map(([name, word]) => [
        name,
        (typeof word === 'string' ? wordLike(word) : groupLike({ ...word })).optional(),
      ]),
    ),
  );

/** Any words of the site, in place of ours. Schema and type both follow `en`, which the recursion cannot express. */
export const wordsSchema = groupLike(en) as z.ZodType<OwnWords>;
