import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import { owner } from '../content/owner.ts';
import type { Content } from '../content/types';
import { attribute } from './escape.ts';
import { headOf } from './head.ts';
import { headersAt, parseHeaders } from './headersFile.ts';
import { NOT_FOUND, pageAt } from './pages.ts';
import { ContentError } from './readContent.ts';
import { siteFiles } from './siteFiles.ts';
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
  const files = siteFiles(owner, base);

  async function answer(pathname: string, response: ServerResponse) {
    const content = await readContent();
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot render.');
    const { renderPage } = await ssr.runner.import<Renderer>(`/${RENDER_ENTRY}`);
    const page = pageAt(pathname);
    const rendered = await renderPage(pathname, content, base);
    const template = await readFile(join(root, 'index.html'), 'utf8');
    const html = await server.transformIndexHtml(pathname, template);
    sendPage(
      response,
      page === NOT_FOUND ? 404 : 200,
      fillTemplate(html, headOf(rendered, page, content.owner), rendered),
    );
  }

  async function answerError(pathname: string, response: ServerResponse, error: ContentError) {
    logger.error(error.message);
    sendPage(response, 500, await server.transformIndexHtml(pathname, errorPage(error)));
  }

  return (request, response, next) => {
    const pathname = pathnameOf(request);
    const file = files[pathname.slice(1)];
    if (file) {
      response.end(file);
    } else if (wantsPage(request)) {
      answer(pathname, response)
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

/** The preview's last middleware: answers as a static host does, with a file for each page and one for all others. */
export function servePrerendered(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    const page = pageAt(pathnameOf(request));
    readFile(join(outDir, page.file), 'utf8').then(
      (html) => sendPage(response, page === NOT_FOUND ? 404 : 200, html),
      next,
    );
  };
}
