/** The widths of letters in the display font, in em. */
const WIDTHS: Record<string, number> = {
  "' .,": 0.25,
  Iijlı: 0.3,
  '-Jftr': 0.42,
  Lsz: 0.54,
  FTZacekvxy: 0.6,
  Ebdghnopquß: 0.64,
  CPRSVYøðþ: 0.68,
  ABDKXØĐÐŁ: 0.71,
  GHOQU: 0.74,
  '&N': 0.78,
  wæ: 0.88,
  MmWœ: 0.98,
};

/** The `letter-spacing` in em. */
const SPACING = -0.045;

/** Short words share a line up to this number of letters. */
const SHORT_LINE = 10;

/** Without accents; letters of other scripts get one em. */
const measure = (text: string) =>
  Array.from(text.normalize('NFD').replace(/\p{M}/gu, '')).reduce((sum, letter) => {
    const [, width = 1] =
      Object.entries(WIDTHS).find(([letters]) => letters.includes(letter)) ?? [];
    return sum + width + SPACING;
  }, 0);

/** The lines of a name: the last word is alone, words before it share lines, and a line may end with a hyphen. */
function splitName(name: string): string[] {
  const words = name.trim().split(/\s+/);
  const last = words.pop() ?? '';
  const parts = words.flatMap((word) => word.split(/(?<=-)/));
  const lastParts = last.split(/(?<=-)/);
  const limit = Math.max(SHORT_LINE, ...[...parts, ...lastParts].map(({ length }) => length));
  const lines: string[] = [];
  for (const part of parts) {
    const joined = lines.length === 0 ? part : `${lines.at(-1)} ${part}`;
    if (lines.length > 0 && joined.length <= limit) lines.splice(-1, 1, joined);
    else lines.push(part);
  }
  return [...lines, ...lastParts];
}

/**
 * The owner's name in the hero, as custom properties: the width of its widest, first and last line in em, the number of
 * lines, line height, letter spacing, indent (for the stem of the first letter), the margin before the last word, and how
 * that word breaks.
 */
export function createNameStyle(name: string): string {
  const lines = splitName(name);
  const widths = lines.map(measure);
  const isLatin = /^[\p{Script=Latin}\P{L}]*$/u.test(name);
  // Letters below or above the line need more space; other scripts fall back to a system font.
  const hasAccentedCapitals = lines.some(
    (line, index) => index > 0 && /\p{Lu}\p{M}/u.test(line.normalize('NFD')),
  );
  const hasTails = lines.slice(0, -1).some((line) => /[gjpqyçQ]/.test(line));
  const leading = isLatin ? 0.8 + (hasTails ? 0.12 : 0) + (hasAccentedCapitals ? 0.14 : 0) : 1.15;
  const single = lines.length === 1;
  const style = {
    widest: Math.max(...widths).toFixed(2),
    first: (widths[0] ?? 0).toFixed(2),
    // With one line the text is below it: no text fits beside a line this wide.
    last: single ? 99 : (widths.at(-1) ?? 0).toFixed(2),
    lines: lines.length,
    leading: leading.toFixed(2),
    spacing: `${SPACING}em`,
    indent: `${/^[BDEFHIKLMNPRUbhiklmnpru]/.test(name) ? -0.065 : -0.03}em`,
    push: single ? 0 : 'auto',
    // Firefox takes `keep-all`, for scripts without spaces, for hyphens too.
    break: isLatin ? 'normal' : 'keep-all',
    kerning: name.includes('-') ? 'none' : 'auto',
  };
  return `:root{${Object.entries(style)
    .map(([property, value]) => `--${property}:${value};`)
    .join('')}}`;
}
