import { listErrors } from '../../content/file/errorMessages.ts';

/** Thrown if the owner's files have errors: a list for each path relative to the root. Printed without a stack. */
export class ContentError extends Error {
  override name = 'ContentError';

  constructor(files: Record<string, string[]>) {
    const texts = Object.entries(files).flatMap(([file, errors]) => {
      if (errors.length === 0) return [];
      const count = errors.length === 1 ? 'an error' : `${errors.length} errors`;
      return [`${file} has ${count}:`, ...listErrors(errors)].join('\n  ');
    });
    super(texts.join('\n\n'));
    this.stack = '';
  }

  /** How the command line prints it. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}
