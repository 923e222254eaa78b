import { wordsSchema } from '../../../content/file/schema/wordsSchema.ts';
import { en } from '../../../content/words/words.ts';

const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنه';

const toArabicLetters = (text: string) =>
  text.replace(/\{\w+\}|[a-z]/gi, (part) =>
    part.startsWith('{') ? part : LETTERS.charAt((part.charCodeAt(0) - 1) % 32),
  );

/** The owner's words in a language without ours: the English in Arabic letters, with its values. */
export const arabicWords = wordsSchema.parse(
  JSON.parse(JSON.stringify(en), (_, value: unknown) =>
    typeof value === 'string' ? toArabicLetters(value) : value,
  ),
);
