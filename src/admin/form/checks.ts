import {
  DURATION_PATTERN,
  FILE_PATH_PATTERN,
  isWebAddress,
  normalizeLanguage,
  parseAddress,
  TEXT_PATTERN,
  YEAR_PATTERN,
} from '../../content/rules';

// Each check returns an error message for a value to correct, or `undefined`.

/** Leaves blank text to the `required` check. */
export const checkText = (value: string) =>
  value.trim() === '' || TEXT_PATTERN.test(value)
    ? undefined
    : 'Enter some visible text, without broken characters.';

/** Refuses a year without four digits: five, or two, which browsers turn into 0026. */
export const checkDay = (value: string) =>
  value === '' || /^[1-9]\d{3}-\d\d-\d\d$/.test(value) ? undefined : 'Enter a year of four digits.';

/** Leaves malformed URLs to `type=url`. */
export const checkWebAddress = (value: string) =>
  !parseAddress(value) || isWebAddress(value.trim())
    ? undefined
    : 'Enter an address that starts with https:// or http:// and a host of letters, digits, - and dots.';

const isYear = (value: string) => YEAR_PATTERN.test(value.trim());

export const checkYear = (value: string) =>
  value.trim() === '' || isYear(value) ? undefined : 'Enter a year such as 2019.';

/** Refuses a position that ends before its start. */
export const checkEnd = (value: string, start = '') =>
  [value, start].every(isYear) && value.trim() < start.trim()
    ? `Enter ${start.trim()}, when it started, or a later year.`
    : checkYear(value);

/** A duration is `m:ss` with seconds below 60 (spec section 5). */
export function checkDuration(value: string): string | undefined {
  const isValid = value === '' || DURATION_PATTERN.test(value.trim());
  return isValid ? undefined : 'Enter minutes and seconds such as 3:45, with seconds below 60.';
}

/** Accepts an empty value, a file under `public` such as `example` whose name matches `name`, and a web address. */
export const checkFile = (example: string, name: RegExp) => (value: string) => {
  const path = value.trim();
  const isFile = FILE_PATH_PATTERN.test(path) && name.test(path);
  if (path === '' || isFile || isWebAddress(path)) return undefined;
  const special = /[?#]/.exec(path)?.[0];
  if (special && name.test(path) && !path.includes(':'))
    return `Rename the file: an address cannot have “${special}” in a name.`;
  return `Enter a file under public such as ${example}, or an address that starts with https://.`;
};

export const checkLanguage = (value: string) =>
  value.trim() === '' || normalizeLanguage(value.trim()) !== undefined
    ? undefined
    : 'Enter a language tag such as en, de or pt-BR.';

/** The path as the content file has it, without `public/`; `undefined` if empty. */
export const normalizePath = (typed: string | undefined) =>
  typed?.trim().replace(/^public\//, '') || undefined;
