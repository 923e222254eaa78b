import { measure } from './measure';

/** Short words share a line up to this width in em. */
const SHORT_LINE = 5.3;

/** The lines of the roles beside the name, in em: as wide as the longest word, between these limits. */
const ROLE_LINE = { min: 9.5, max: 14 };

/** The width of an em of a role: 1.0625rem, and a seventh more because lines are estimated. */
const ROLE_EM_REM = 1.237;

/** Scripts without spaces: their words would break anywhere, so they do not break at hyphens either. */
const UNSPACED =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;

/** Words, and their parts up to a hyphen. */
const splitWords = (text: string) =>
  text.match(UNSPACED.test(text) ? /\S+/g : /[^\s-]+-?|-/g) ?? [];

/** Lines up to `max`, in em; and the widths of the widest line, and of the narrowest that does not fit. */
function wrapWords(words: string[], max: number) {
  const lines = words.slice(0, 1);
  let [fitting, tooWide] = [0, Infinity];
  for (const word of words.slice(1)) {
    const before = lines.at(-1) ?? '';
    const joined = before.endsWith('-') ? before + word : `${before} ${word}`;
    const width = measure(joined);
    if (width > max) {
      tooWide = Math.min(tooWide, width);
      lines.push(word);
    } else {
      fitting = Math.max(fitting, width);
      lines[lines.length - 1] = joined;
    }
  }
  return { lines, fitting, tooWide };
}

/**
 * The lines of a name: the last word is alone, words before it share lines up to `limit`, in em, and a line may end with
 * a hyphen. `wrap`: the width at which the browser breaks the words before the last into the same lines.
 */
function splitName(name: string, limit?: number): { lines: string[]; wrap: number } {
  const [, before = '', word = ''] = /^([^]*?)(\S*)$/.exec(name.trim()) ?? [];
  const [parts, last] = [splitWords(before), splitWords(word)];
  const max = limit ?? Math.max(SHORT_LINE, ...[...parts, ...last].map(measure));
  const { lines, fitting, tooWide } = wrapWords(parts, max);
  // The estimate of a line may be too wide by 6 %.
  const narrowest = 0.94 * tooWide;
  if (fitting > narrowest) return splitName(name, 0.99 * fitting);
  return { lines: [...lines, ...last], wrap: (fitting + narrowest) / 2 };
}

/** The number of lines of a role, up to `max` wide, beside the name. Longer words break. */
const countRoleLines = (role: string, max: number) =>
  wrapWords(splitWords(role), max).lines.reduce(
    (sum, line) => sum + Math.ceil(measure(line) / max),
    0,
  );

/** Scripts with joined letters, which WebKit would tear apart. */
const JOINED = /[\p{Script=Arabic}\p{Script=Syriac}]/u;

/** The space below lines with tails, or marks below letters, in em. */
const getDrop = (lines: string[]) =>
  /[gjpqyQ()/]|[\u0323-\u0328]/.test(lines.join('').normalize('NFD')) ? 0.12 : 0;

/** The space above lines with two marks on a letter, as in Vietnamese, or with marks on capitals, in em. */
function getRise(lines: string[]): number {
  const join = (each: string[]) => each.join('').normalize('NFD');
  const text = join(lines);
  if (/\p{Lu}\p{M}*[\u0300-\u030c]{2}/u.test(text)) return 0.4;
  if (/[\u0300-\u030c]{2}/.test(text)) return 0.24;
  // An accent above the first line reaches into the bar, beside the short brand mark.
  return /\p{Lu}\p{M}*[\u0300-\u030c]/u.test(join(lines.slice(1))) ? 0.14 : 0;
}

/** The line height. Other scripts than Latin are in a system font; some have vowels above and below their letters. */
function getLeading(lines: string[]): number {
  const name = lines.join('').normalize('NFC');
  if (/^[\p{Script=Latin}\P{L}]*$/u.test(name))
    return 0.8 + getDrop(lines.slice(0, -1)) + getRise(lines);
  return /\p{M}/u.test(name) ? 1.35 : 1.15;
}

/**
 * The owner's name in the hero, as custom properties: the width of its widest, first and last line in em, the number of
 * lines, the width of the roles, line height, and indent (for the stem of the first letter). Where the defaults of the style
 * sheet do not fit, also the width at which the words before the last break, the margin before the last word, its alignment,
 * how it breaks, and the height of the roles, which stand beside the first line only if it is at least as high.
 * Joined scripts and long roles add a rule.
 */
export function createNameStyle(name: string, roles: readonly string[] = []): string {
  const { lines, wrap } = splitName(name);
  const widths = lines.map(measure);
  const isSingle = !/\S\s+\S/.test(name);
  const { min, max } = ROLE_LINE;
  const longestWord = Math.max(...roles.flatMap(splitWords).map(measure));
  const roleLine = Math.min(Math.max(min, longestWord), max);
  const roleLines = roles.reduce((sum, role) => sum + countRoleLines(role, roleLine), 0);
  const style = {
    widest: Math.max(...widths).toFixed(2),
    first: (widths[0] ?? 0).toFixed(2),
    // The text is below a single word: none fits beside a line this wide.
    last: isSingle ? 99 : (widths.at(-1) ?? 0).toFixed(2),
    lines: lines.length,
    roles: `${(roleLine * ROLE_EM_REM).toFixed(2)}rem`,
    leading: getLeading(lines).toFixed(2),
    indent: `${/^[BDEFHIKLMNPRUbhiklmnpru]/.test(name) ? -0.065 : -0.03}em`,
    ...(wrap < Infinity && { wrap: wrap.toFixed(2) }),
    ...(isSingle && { push: 0, align: 'start' }),
    ...(UNSPACED.test(name) && { break: 'nowrap' }),
    ...(name.includes('-') && { kerning: 'none' }),
    ...(roleLines > 4 && { 'roles-height': `${1.5 * roleLines + 0.5}rem` }),
  };
  const properties = Object.entries(style).map(([property, value]) => `--${property}:${value};`);
  return [
    `:root{${properties.join('')}}`,
    JOINED.test(name) && '.hero-text h1,.hero-text h1 *{letter-spacing:0!important}',
    roleLine > min && '.hero li{hyphens:auto}',
  ]
    .filter(Boolean)
    .join('');
}
