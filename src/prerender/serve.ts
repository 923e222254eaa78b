import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Content } from '../content/types';
import { PAGES } from './pages.ts';
import { fillTemplate, RENDER_ENTRY, type Renderer } from './template.ts';

const NOT_FOUND = '404.html';

const wantsPage = ({ headers }: Connect.IncomingMessage) => headers.accept?.includes('text/html');

const pathnameOf = ({ url }: Connect.IncomingMessage) =>
  new URL(url ?? '/', 'http://localhost').pathname;

/** The page for an address without its base, or nothing; a slash at the end makes no difference. */
const pageAt = (pathname: string) =>
  PAGES.find(
    ({ path, file }) => file !== NOT_FOUND && path === (pathname.replace(/\/+$/, '') || '/'),
  );

function send(response: ServerResponse, status: number, html: string) {
  response.statusCode = status;
  response.setHeader('Content-Type', 'text/html; charset=utf-8');
  response.end(html);
}

/** The middleware of the dev server: renders each page when it is asked for, by the code of the build. */
export function serveRendered(server: ViteDevServer, content: Content): Connect.NextHandleFunction {
  async function answer(pathname: string, response: ServerResponse) {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot render.');
    const { root, base } = server.config;
    const { renderPage } = await ssr.runner.import<Renderer>(`/${RENDER_ENTRY}`);
    const template = await readFile(join(root, 'index.html'), 'utf8');
    const html = await server.transformIndexHtml(pathname, template);
    const page = await renderPage(pathname, content, base);
    send(response, pageAt(pathname) ? 200 : 404, fillTemplate(html, page));
  }

  return (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    answer(pathnameOf(request), response).catch((error: unknown) => {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    });
  };
}

/** The middleware of the preview: answers as a static host does, with a file for each page and one for all others. */
export function servePrerendered(outDir: string): Connect.NextHandleFunction {
  return (request, response, next) => {
    if (!wantsPage(request)) {
      next();
      return;
    }
    const page = pageAt(pathnameOf(request));
    readFile(join(outDir, page?.file ?? NOT_FOUND), 'utf8').then(
      (html) => send(response, page ? 200 : 404, html),
      next,
    );
  };
}
