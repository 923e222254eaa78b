import { listErrors } from '../../content/file/errorMessages.ts';
import { tones } from '../../styles/tones.ts';
import { escapeHtml } from '../prerender/html/escape.ts';

/** Thrown for errors in the owner's files and options, listed by path from the root or by name. Printed without a stack. */
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

/** The error page of the dev server. */
export const formatErrorPage = ({ message }: ContentError) => `<!doctype html>
<html lang="en">
  <head>
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>The content has errors</title>
    <style>
      html { color-scheme: dark; background: ${tones.night.ground}; color: ${tones.night.text}; }
      body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.6 sans-serif; }
      h1 { color: ${tones.night.accent}; font-size: 1.25rem; }
      pre { white-space: pre-wrap; overflow-wrap: anywhere; }
    </style>
  </head>
  <body>
    <h1>The content has errors</h1>
    <pre>${escapeHtml(message)}</pre>
    <p>This page reloads when a file in src/content is saved. After a change in public, reload it.</p>
  </body>
</html>
`;
