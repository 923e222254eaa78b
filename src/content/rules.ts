/** What makes a value of the content right: the forms of the dashboard, the import and the build agree on it. */

/** How many projects are featured where nobody chose (spec section 9). */
export const FEATURED_PROJECTS = 3;

/** A length as `m:ss`, seconds below 60. */
export const DURATION = /^\d{1,3}:[0-5]\d$/;

/** A length that `DURATION` matches, without a zero before its minutes. */
export const normalDuration = (duration: string) => duration.trim().replace(/^0+(?=\d)/, '');

/** Well-formed Unicode (no half of a surrogate pair) with at least one visible character. */
export const TEXT = /^(?=[\s\p{Cc}\p{Cf}\p{DI}\u2800]*[^\s\p{Cc}\p{Cf}\p{DI}\u2800])\P{Cs}+$/u;

/** The form of a web address. Both cases are spelled out: the patterns of a JSON Schema have no flags. */
export const WEB_ADDRESS = /^[Hh][Tt][Tt][Pp][Ss]?:\/\/[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u;

/** A host that a Content-Security-Policy can name: `*`, `;` or `,` would change what the policy means. */
const HOST = /^[a-z\d_-]+(?:\.[a-z\d_-]+)*$/;

/** An absolute address, or nothing where it is none. Some browsers in use have no `URL.canParse`. */
export function parseAddress(address: string): URL | undefined {
  try {
    return new URL(address);
  } catch {
    return undefined;
  }
}

/** Whether a browser opens it as a page: a `javascript:` address would run as code of this site. */
export const isWebAddress = (address: string) =>
  WEB_ADDRESS.test(address) && HOST.test(parseAddress(address)?.hostname ?? '');

/** The path of a file below `public`: no step up, and no sign in it that means something in an address. */
export const FILE_PATH = /^(?!(?:.*\/)?\.{0,2}(?:\/|$))[^:?#\\\p{Cc}\p{Cs}\p{Zl}\p{Zp}]+$/u;
