import type { Owner } from '../../content/types';
import { getWords } from '../../content/words/words.ts';

/** The id of the words of the site, and the start of the ids of their groups. */
const WORDS = 'virtual:words';

export const isWordModule = (id: string) => id === WORDS || id.startsWith(`${WORDS}/`);

/** The ten digits of a language; empty for those of English. */
function findDigits(language: string): string {
  const format = new Intl.NumberFormat(language);
  const { numberingSystem } = format.resolvedOptions();
  return numberingSystem === 'latn'
    ? ''
    : Array.from({ length: 10 }, (_, digit) => format.format(digit)).join('');
}

/** The texts before and after a number of percent. */
const findPercent = (language: string) =>
  new Intl.NumberFormat(language, { style: 'percent' }).format(0).split(/\p{Nd}/u);

/**
 * The code of a module of words, in the language of the owner only. Each word is a constant of its own: the bundler puts it
 * where it is used, and drops the others.
 */
export function writeWordModule(id: string, owner: Owner): string {
  const words = getWords(owner);
  if (id === WORDS) {
    const { language = 'en' } = owner;
    return `export * as words from '${WORDS}/groups';
      export const language = ${JSON.stringify(language)};
      export const isEnglish = ${new Intl.Locale(language).language === 'en'};
      export const digits = ${JSON.stringify(findDigits(language))};
      export const percent = ${JSON.stringify(findPercent(language))};`;
  }
  const group = Object.entries(words).find(([name]) => id === `${WORDS}/${name}`)?.[1];
  const lines = group
    ? Object.entries(group).map(([name, word]) => `export const ${name}=${JSON.stringify(word)};`)
    : Object.keys(words).map((name) => `export * as ${name} from '${WORDS}/${name}';`);
  return lines.join('\n');
}
