/** The code of an error of the file system, such as `ENOENT`; `undefined` for other errors. */
export const getCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Returns `undefined` if the file does not exist; throws any other error. */
export const ignoreMissing = (error: unknown) => {
  if (getCode(error) === 'ENOENT') return undefined;
  throw error;
};

/** The message for an error of the file system. Throws any other error. */
export function describeError(error: unknown, path: string): string {
  const code = getCode(error);
  if (!code) throw error;
  if (/^(EROFS|EACCES|EPERM)$/.test(code)) return `${path} is read-only, or its folder or disk is.`;
  return /^(ENOSPC|EDQUOT)$/.test(code) ? 'The disk is full.' : `The file system says ${code}.`;
}
