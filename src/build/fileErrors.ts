/** The code of an error of the file system, such as `ENOENT`; `undefined` for other errors. */
export const getCode = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : undefined;

/** Returns `undefined` if the file does not exist; throws any other error. */
export const ignoreMissing = (error: unknown) => {
  if (getCode(error) === 'ENOENT') return undefined;
  throw error;
};
