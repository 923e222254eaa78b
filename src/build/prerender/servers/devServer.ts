import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import { type Connect, isRunnableDevEnvironment, type ViteDevServer } from 'vite';
import type { Content } from '../../../content/types';
import { ContentError, errorPage } from '../../content/contentError.ts';
import type { Site } from '../../content/readSite';
import { drawSitePicture } from '../../files/pictures/sitePictures.ts';
import { isSiteFile, siteFiles } from '../../files/siteFiles.ts';
import { headOf } from '../html/head.ts';
import { fillTemplate } from '../html/template.ts';
import { NOT_FOUND, pageAt, pagesOf, scriptOf, TAG_SCRIPT } from '../pages.ts';
import { RENDER_ENTRY, type RenderEntry } from '../renderEntry.ts';
import { pathnameOf, sendPage } from './requests.ts';

/**
 * The middleware of the dev server: renders each page on request, by the code of the build, and answers what Vite has not
 * answered with the 404 page.
 * @param readSite Called for every page, so that a changed content file takes effect.
 */
export function serveRendered(
  server: ViteDevServer,
  readSite: () => Promise<Site>,
): Connect.NextHandleFunction {
  const { root, base, logger } = server.config;

  async function answerPage(content: Content, pathname: string, response: ServerResponse) {
    const { ssr } = server.environments;
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server cannot render.');
    const { renderPages } = await ssr.runner.import<RenderEntry>(`/${RENDER_ENTRY}`);
    const page = pageAt(pathname, pagesOf(content));
    const [rendered] = await renderPages([page], content, base);
    if (!rendered) throw new Error('The page was not rendered.');
    const template = await readFile(join(root, 'index.html'), 'utf8');
    const html = await server.transformIndexHtml(page.path, template);
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

  async function answer(request: Connect.IncomingMessage, response: ServerResponse) {
    const pathname = pathnameOf(request);
    const file = pathname.slice(1);
    try {
      const { content } = await readSite();
      const generated = isSiteFile(file)
        ? siteFiles(content, base)[file]
        : await drawSitePicture(file, content.owner);
      if (generated === undefined) await answerPage(content, pathname, response);
      else response.end(generated);
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      logger.error(error.message);
      sendPage(response, 500, await server.transformIndexHtml(pathname, errorPage(error)));
    }
  }

  return (request, response, next) => {
    answer(request, response).catch((error: unknown) => {
      if (error instanceof Error) server.ssrFixStacktrace(error);
      next(error);
    });
  };
}
