import { text } from './fields.ts';

const EXPECTED = 'the tag of a language, such as en, de or pt-BR';

/** A BCP 47 tag, in its canonical form. No language has a longer code than three letters, so `german` is refused. */
export const language = text.transform((tag, context) => {
  try {
    const [canonical] = /^[a-z]{2,3}\b/i.test(tag) ? Intl.getCanonicalLocales(tag) : [];
    if (canonical) return canonical;
  } catch {
    // Not well-formed.
  }
  context.addIssue(EXPECTED);
  return tag;
});
