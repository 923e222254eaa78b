import * as deFront from './de/front.ts';
import * as deOther from './de/other.ts';
import * as enFront from './en/front.ts';
import * as enOther from './en/other.ts';
import * as jaFront from './ja/front.ts';
import * as jaOther from './ja/other.ts';

/** The forms of a text with a count, by the plural category of the language. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** The English words and their names. `front.ts`: of the front page; `other.ts`: of other pages and late chunks. */
export const en = { ...enFront, ...enOther };

/** Every word of the public site, in groups. */
export type Words = typeof en;

/** The words of the owner, each optional. */
export type OwnWords = { [Group in keyof Words]?: Partial<Words[Group]> };

/** The languages that come with words. */
export const LANGUAGES: Partial<Record<string, Words>> = {
  en,
  de: { ...deFront, ...deOther },
  ja: { ...jaFront, ...jaOther },
};

interface Owner {
  language?: string | undefined;
  words?: OwnWords | undefined;
}

const getOurs = (language: string) => LANGUAGES[new Intl.Locale(language).language];

/** Also merges plurals, form by form. */
const merge = (ours: object, own: object): object =>
  Object.fromEntries(
    Object.entries({ ...ours, ...own }).map(([name, value]: [string, unknown]) => {
      const before: unknown = Reflect.get(ours, name);
      const isObject = typeof value === 'object' && value !== null;
      return [
        name,
        isObject && typeof before === 'object' && before ? merge(before, value) : value,
      ];
    }),
  );

/** The words of the site: the owner's, then those of the language, then English. */
export function getWords({ language = 'en', words: own = {} }: Owner): Words {
  const ours = getOurs(language) ?? en;
  return merge(ours, own) as Words;
}

const listNames = (words: OwnWords) =>
  Object.entries(words).flatMap(([group, named]) =>
    Object.keys(named).map((name) => `${group}.${name}`),
  );

/** The names of the words that stay English in another language, such as `nav.menu`. */
export function listEnglishWords({ language = 'en', words: own = {} }: Owner): string[] {
  if (getOurs(language)) return [];
  const given = new Set(listNames(own));
  return listNames(en).filter((name) => !given.has(name));
}
