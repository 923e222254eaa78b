/** The rules for values of the content, shared by the forms, the import and the build. */

/** A duration as `m:ss`, with seconds below 60. */
export const DURATION_PATTERN = /^\d{1,3}:[0-5]\d$/;

export const YEAR_PATTERN = /^\d{4}$/;

/** Removes leading zeros from the minutes of a duration. */
export const normalizeDuration = (duration: string) => duration.trim().replace(/^0+(?=\d)/, '');

/** The canonical form of a BCP 47 tag, such as `pt-BR`; `undefined` if malformed, or a name such as `german`. */
export function normalizeLanguage(tag: string): string | undefined {
  try {
    // No language has a longer code than three letters.
    return /^[a-z]{2,3}\b/i.test(tag) ? Intl.getCanonicalLocales(tag)[0] : undefined;
  } catch {
    return undefined;
  }
}

/** Well-formed Unicode (no half of a surrogate pair) with at least one visible character. */
export const TEXT_PATTERN =
  /^(?=[\s\p{Cc}\p{Cf}\p{DI}\u2800]*[^\s\p{Cc}\p{Cf}\p{DI}\u2800])\P{Cs}+$/u;

/** A web address. Spells out both cases, because patterns in JSON Schema have no flags. */
export const WEB_ADDRESS_PATTERN = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u;

/** A host that is safe in a Content-Security-Policy: `*`, `;` or `,` would change the meaning of the policy. */
const HOST = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

/** Parses a URL; `undefined` if malformed. (Node 20 lacks `URL.parse`.) */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined;
  }
}

/** Whether an address is an `http(s):` URL. A `javascript:` URL would run as code of this site. */
export const isWebAddress = (address: string) =>
  WEB_ADDRESS_PATTERN.test(address) && HOST.test(parseAddress(address)?.hostname ?? '');

/** The path of a file under `public`, without `..` and the special characters of URLs. */
export const FILE_PATH_PATTERN = /^(?!(?:.*\/)?\.{0,2}(?:\/|$))[^:?#\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u;

/** The name of a picture, by its extension. The build checks later whether it can read the file. */
export const PICTURE_NAME_PATTERN = /\.(?:a?png|avif|gif|hei[cf]|jfif|jpe?g|svg|tiff?|webp)$/i;

/** The name of a sound file, by its extension. */
export const AUDIO_NAME_PATTERN = /\.(?:aac|flac|m4a|mp[34]|og[ag]|opus|wav|webm)$/i;

/** The number of errors that a screen or the terminal lists. A file of another kind can have a million. */
export const MAX_LISTED_ERRORS = 50;
