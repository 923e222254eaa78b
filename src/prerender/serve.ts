import { readdir, readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, normalizePath, type ViteDevServer } from 'vite';
import type { Content } from '../content/types';
import { attribute } from './escape.ts';
import { headOf } from './head.ts';
import { headersAt, parseHeaders } from './headersFile.ts';
import { NOT_FOUND, pageAt, pagesOf, scriptOf, TAG_SCRIPT } from './pages.ts';
import { ContentError } from './readContent.ts';
import { SITE_FILES, siteFiles } from './siteFiles.ts';
import { fillTemplate, RENDER_ENTRY, type Renderer } from './template.ts';

const pathnameOf = ({ url }: Connect.IncomingMessage) =>
  new URL(url ?? '/', 'http://localhost').pathname;

const wantsPage = ({ headers }: Connect.IncomingMessage) => headers.accept?.includes('text/html');

function sendPage(response: ServerResponse, status: number, html: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}

/** A page that says what is wrong with the content file; it is loaded again when that is mended. */
const errorPage = ({ message }: ContentError) =>
  `<!doctype html><title>Content</title><pre style="white-space: pre-wrap">${attribute(message)}</pre>`;

/**
 * The middleware of the dev server: renders each page when it is asked for, by the code of the build.
 * @param readContent Called for every page: the content file is there to be changed.
 */
export function serveRendered(
  server: ViteDevServer,
  readContent: () => Promise<Content>,
): Connect.NextHandleFunction {
  const { root, base, logger } = server.config;
  async function answer(pathname: string, response: ServerResponse) {
    const content = await readContent();
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot render.');
    const { renderPages } = await ssr.runner.import<Renderer>(`/${RENDER_ENTRY}`);
    const page = pageAt(pathname, pagesOf(content));
    const [rendered] = await renderPages([{ ...page, path: pathname }], content, base);
    if (!rendered) throw new Error('The page was not rendered.');
    const template = await readFile(join(root, 'index.html'), 'utf8');
    const html = await server.transformIndexHtml(pathname, template);
    sendPage(
      response,
      page === NOT_FOUND ? 404 : 200,
      fillTemplate(
        html,
        headOf(rendered, page, content),
        rendered,
        scriptOf(page, base + TAG_SCRIPT.source),
      ),
    );
  }

  async function answerFile(name: string, response: ServerResponse) {
    response.end(siteFiles(await readContent(), base)[name]);
  }

  async function answerError(pathname: string, response: ServerResponse, error: ContentError) {
    logger.error(error.message);
    sendPage(response, 500, await server.transformIndexHtml(pathname, errorPage(error)));
  }

  return (request, response, next) => {
    const pathname = pathnameOf(request);
    const isFile = SITE_FILES.includes(pathname.slice(1));
    if (isFile || wantsPage(request)) {
      (isFile ? answerFile(pathname.slice(1), response) : answer(pathname, response))
        .catch((error: unknown) => {
          if (error instanceof ContentError) return answerError(pathname, response, error);
          if (error instanceof Error) server.ssrFixStacktrace(error);
          throw error;
        })
        .catch(next);
    } else {
      next();
    }
  };
}

/** The preview's first middleware: gives every answer the headers of the built site's `_headers`. */
export function sendHeaders(outDir: string, base: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    readFile(join(outDir, '_headers'), 'utf8').then((text) => {
      const pathname = base.slice(0, -1) + pathnameOf(request);
      response.setHeaders(new Map(Object.entries(headersAt(parseHeaders(text), pathname))));
      next();
    }, next);
  };
}

/** The file of a page that the build has written, at its address with or without a slash at the end. */
async function builtPage(outDir: string, pathname: string): Promise<string | undefined> {
  const wanted = `${decodeURI(pathname)}/index.html`.replace(/^\/+|(?<=\/)\/+/g, '');
  // Looked up among the files that there are: no address leads out of the folder.
  const files = await readdir(outDir, { recursive: true });
  return files.find((file) => normalizePath(file) === wanted);
}

/** The preview's last middleware: answers as a static host does, with a file for each page and one for all others. */
export function servePrerendered(outDir: string): Connect.NextHandleFunction {
  async function answer(pathname: string, response: ServerResponse) {
    const file = await builtPage(outDir, pathname);
    const html = await readFile(join(outDir, file ?? NOT_FOUND.file), 'utf8');
    sendPage(response, file ? 200 : 404, html);
  }
  return (request, response, next) => {
    if (wantsPage(request)) answer(pathnameOf(request), response).catch(next);
    else next();
  };
}
