import { listErrors } from '../../content/file/errorMessages.ts';
import { tones } from '../../styles/tones.ts';
import { escapeHtml } from '../prerender/html/escape.ts';

const formatHeading = (file: string, { length }: string[]) =>
  `${file} has ${length === 1 ? 'an error' : `${length} errors`}:`;

/** Thrown if the owner's files have errors: a list for each path relative to the root. Printed without a stack. */
export class ContentError extends Error {
  override name = 'ContentError';
  readonly files: [string, string[]][];

  constructor(errors: Record<string, string[]>) {
    const files = Object.entries(errors).filter(([, lines]) => lines.length > 0);
    super(
      files
        .map(([file, lines]) => [formatHeading(file, lines), ...listErrors(lines)].join('\n  '))
        .join('\n\n'),
    );
    this.files = files;
    this.stack = '';
  }

  /** How the command line prints it. */
  [Symbol.for('nodejs.util.inspect.custom')]() {
    return this.message;
  }
}

const formatFile = ([file, errors]: [string, string[]]) => `
    <h1>${escapeHtml(formatHeading(file, errors))}</h1>
    <ul>${listErrors(errors)
      .map((error) => `<li>${escapeHtml(error)}</li>`)
      .join('')}</ul>`;

/** The error page of the dev server. */
export const formatErrorPage = ({ files }: ContentError) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The content has errors</title>
    <style>
      html { color-scheme: dark; background: ${tones.night.ground}; color: ${tones.night.text}; }
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif; }
      h1 { color: ${tones.night.accent}; font-size: 1.25rem; }
      li { font-family: monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>${files.map(formatFile).join('')}
    <p>This page reloads when the file is saved.</p>
  </body>
</html>
`;
