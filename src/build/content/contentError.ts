import { color } from '../../styles/tokens.ts';
import { escapeHtml } from '../prerender/html/escape.ts';

/** The errors of each file, by its path relative to the root. */
type FileErrors = Record<string, string[]>;

const formatHeading = ([file, { length }]: [string, string[]]) =>
  `${file} has ${length === 1 ? 'an error' : `${length} errors`}:`;

/** Thrown if the owner's files have errors. Printed without a stack. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly files: [string, string[]][];

  constructor(files: FileErrors) {
    const wrong = Object.entries(files).filter(([, errors]) => errors.length > 0);
    super(wrong.map((file) => [formatHeading(file), ...file[1]].join('\n  ')).join('\n\n'));
    this.files = wrong;
    this.stack = '';
  }

  /** How the command line prints it. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}

/** The error page of the dev server. */
export const formatErrorPage = ({ files }: ContentError) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The content has errors</title>
    <style>
      html { color-scheme: dark; background: ${color.ground}; color: ${color.text}; }
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif; }
      h1 { color: ${color.accent}; font-size: 1.25rem; }
      li { white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    ${files
      .map(
        (file) =>
          `<h1>${escapeHtml(formatHeading(file))}</h1><ul>${file[1].map((error) => `<li>${escapeHtml(error)}</li>`).join('')}</ul>`,
      )
      .join('')}
    <p>The page is loaded again when the file is saved.</p>
  </body>
</html>
`;
