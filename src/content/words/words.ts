import * as enFront from './en/front.ts';
import * as enOther from './en/other.ts';

/** The forms of a text with a count, by the plural category of the language. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** In English, the words and their names. */
export const en = { ...enFront, ...enOther };

/** Every word of the public site, in groups. */
export type Words = typeof en;

/** The words of the owner: any of them. */
export type OwnWords = { [Group in keyof Words]?: Partial<Words[Group]> };

/** The languages with words of ours. */
const LANGUAGES: Partial<Record<string, Words>> = { en };

interface Owner {
  language?: string | undefined;
  words?: OwnWords | undefined;
}

/** The words of the site: the owner's before ours, and English in a language without ours. */
export function getWords({ language = 'en', words: own = {} }: Owner): Words {
  const ours = LANGUAGES[new Intl.Locale(language).language] ?? en;
  const merge = <Group extends keyof Words>(group: Group) => ({ ...ours[group], ...own[group] });
  const groups = Object.keys(en).map((group) => [group, merge(group as keyof Words)]);
  return Object.fromEntries(groups) as Words;
}
