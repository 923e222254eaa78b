import { normalizeLanguage } from '../../rules.ts';
import { text } from './fields.ts';

const EXPECTED = 'the tag of a language, such as en, de or pt-BR';

/** A BCP 47 tag, in its canonical form. */
export const language = text.transform((tag, context) => {
  const canonical = normalizeLanguage(tag);
  if (canonical === undefined) context.addIssue(EXPECTED);
  return canonical ?? tag;
});
