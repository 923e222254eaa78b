import { language } from 'virtual:words';
import type { Plural } from '../../content/words/words';

/** The form of a text for a count in the language of the site. */
export const pluralize = (forms: Plural, count: number): string =>
  forms[new Intl.PluralRules(language).select(count)] ?? forms.other;
