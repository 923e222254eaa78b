import { FILE_PATH_PATTERN, isWebAddress } from '../../content/rules';

/** The path as in the content file, without the folder `public`; `undefined` if nothing was typed. */
export const normalizePath = (typed: string | undefined) =>
  typed?.trim().replace(/^public\//, '') || undefined;

/** Accepts an empty value, a file under `public` such as `example`, and a web address, as the import and the build do. */
export const checkFile = (example: string) => (value: string) => {
  const path = value.trim();
  if (path === '' || FILE_PATH_PATTERN.test(path) || isWebAddress(path)) return undefined;
  return `Enter a file under public such as ${example}, or an address that starts with https://.`;
};
