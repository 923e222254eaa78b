/** What makes a value of the content right: the forms of the dashboard and the schema of the content file agree. */

/** How many projects are featured where nobody chose (spec section 9). */
export const FEATURED_PROJECTS = 3;

/** A length as `m:ss`, seconds below 60. */
export const DURATION = /^\d{1,3}:[0-5]\d$/;

/** A length that `DURATION` matches, without a zero before its minutes. */
export const normalDuration = (duration: string) => duration.trim().replace(/^0+(?=\d)/, '');

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
  /^https?:/i.test(address) && parseAddress(address) !== undefined;

/** The path of a file below `public`: no step up, and no sign in it that means something in an address. */
export const FILE_PATH = /^(?!(?:.*\/)?\.{0,2}(?:\/|$))[^:?#\\\n]+$/;
