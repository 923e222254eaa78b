import { nameSpacing } from '../../styles/tokens';

/** The widths of letters in the display font, in em. */
const WIDTHS: Record<string, number> = {
  "'‘’ .,:;·|": 0.25,
  'Iijlıł!': 0.3,
  '-Jftr()[]/"“”?1': 0.42,
  'Lsz„+–7': 0.54,
  FTZacekvxy2345: 0.6,
  Ebdđghnopqu: 0.64,
  CPRSVYøðþ0689: 0.68,
  ABDKXØĐÐŁß: 0.71,
  GHOQU: 0.74,
  '&N': 0.78,
  'w—': 0.88,
  'MmWœæ@': 0.98,
};

/** The widths of letters that `WIDTHS` lacks, and of vowels beside them, in em. A letter of any other script counts one em. */
const SCRIPTS: [script: RegExp, width: number][] = [
  [/(?=\p{Lu})[\p{Script=Cyrillic}\p{Script=Greek}]/u, 0.95],
  [/[\p{Script=Malayalam}\p{Script=Tamil}]/u, 1.25],
  [/\p{Script=Arabic}/u, 0.9],
  [/[\p{Script=Cyrillic}\p{Script=Thai}]/u, 0.8],
  [/\p{Script=Devanagari}/u, 0.75],
  [/[\p{Script=Greek}\p{Script=Hebrew}]/u, 0.72],
];

/** The estimated width of a text in the display font, or a system font of its script, in em. Accents have none. */
export const measure = (text: string) =>
  Array.from(text.normalize('NFC').replace(/\p{Mn}/gu, '')).reduce((sum, letter) => {
    const base = letter.normalize('NFD').charAt(0);
    const [, width = 1] =
      Object.entries(WIDTHS).find(([letters]) => letters.includes(base)) ??
      SCRIPTS.find(([script]) => script.test(letter)) ??
      [];
    return sum + width + nameSpacing;
  }, 0);
