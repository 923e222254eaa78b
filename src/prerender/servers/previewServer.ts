import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Connect, normalizePath } from 'vite';
import { headersAt, parseHeaders } from '../headers/headersFile.ts';
import { NOT_FOUND } from '../pages.ts';
import { pathnameOf, sendPage, wantsPage } from './requests.ts';

const NOT_BUILT =
  '<!doctype html><html lang="en"><title>Not built yet</title><p>There is no built site yet. Run <code>npm run build</code>, then load this page again.</p></html>';

/**
 * Gives every answer the headers of the built site's `_headers`, and says what to do where no site has been built.
 * Before the files of the site, and before the base is taken off the address.
 */
export function sendHeaders(outDir: string): Connect.NextHandleFunction {
  const file = join(outDir, '_headers');
  return (request, response, next) => {
    if (!existsSync(file)) {
      sendPage(response, 503, NOT_BUILT);
      return;
    }
    const headers = headersAt(parseHeaders(readFileSync(file, 'utf8')), pathnameOf(request));
    response.setHeaders(new Map(Object.entries(headers)));
    next();
  };
}

/** The file of a page that the build has written, at a path with or without one slash at its end. */
function pageFile(outDir: string, pathname: string): string | undefined {
  const wanted = `${pathname.replace(/\/$/, '')}/index.html`.slice(1);
  // Looked up among the files that there are: no address leads out of the folder, and capitals count.
  return readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .map(normalizePath)
    .find((file) => file === wanted);
}

/** Answers as a static host does, with a file for each page and one for all others. After the files of the site. */
export function servePrerendered(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    const file = pageFile(outDir, pathnameOf(request));
    readFile(join(outDir, file ?? NOT_FOUND.file), 'utf8').then(
      (html) => sendPage(response, file ? 200 : 404, html),
      next,
    );
  };
}
