import { text } from './fields.ts';

const EXPECTED = 'the tag of a language, such as en, de or pt-BR';

/** A BCP 47 tag, in its canonical form. */
export const language = text.transform((tag, context) => {
  try {
    return Intl.getCanonicalLocales(tag)[0] ?? tag;
  } catch {
    context.addIssue(EXPECTED);
    return tag;
  }
});
