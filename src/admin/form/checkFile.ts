import { FILE_PATH_PATTERN, isWebAddress } from '../../content/rules';

/** The path as the content file has it, without the folder `public`; undefined if nothing was typed. */
export const pathOf = (typed: string | undefined) =>
  typed?.trim().replace(/^public\//, '') || undefined;

/** Nothing, a file under `public` such as `example`, or a web address, by the rule of the import and the build. */
export const checkFile = (example: string) => (value: string) => {
  const path = value.trim();
  if (path === '' || FILE_PATH_PATTERN.test(path) || isWebAddress(path)) return undefined;
  return `Enter a file under public such as ${example}, or an address that starts with https://.`;
};
