import { attribute } from '../escape.ts';

/** A list of errors for each file that has some, by its path below the root of the project. */
export type FileErrors = Record<string, string[]>;

const headingOf = ([file, { length }]: [string, string[]]) =>
  `${file} has ${length === 1 ? 'an error' : `${length} errors`}:`;

/** Files of the owner are wrong. The message is for the owner; what it was thrown by would only be in the way. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly files: [string, string[]][];

  constructor(files: FileErrors) {
    const wrong = Object.entries(files).filter(([, errors]) => errors.length > 0);
    super(wrong.map((file) => [headingOf(file), ...file[1]].join('\n  ')).join('\n\n'));
    this.files = wrong;
    this.stack = '';
  }

  /** How the command line prints it. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}

/** The same as a page of the dev server. */
export const errorPage = ({ files }: ContentError) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The content has errors</title>
    <style>
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif; }
      h1 { color: #b00020; font-size: 1.25rem; }
      li { white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    ${files
      .map(
        (file) =>
          `<h1>${attribute(headingOf(file))}</h1><ul>${file[1].map((error) => `<li>${attribute(error)}</li>`).join('')}</ul>`,
      )
      .join('')}
    <p>The page is loaded again when the file is saved.</p>
  </body>
</html>
`;
