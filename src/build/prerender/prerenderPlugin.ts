import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { ContentError, formatErrorPage } from '../content/contentError.ts';
import type { ReadSite } from '../content/readSite';
import { readPictures } from '../pictures/readPictures.ts';
import { createMiddleware, HTML } from '../requests.ts';
import { nameStaging } from '../staging.ts';
import { RENDER_ENTRY, type RenderEntry, renderEntryOptions } from './buildPages.ts';
import { formatHead } from './html/head.ts';
import { fillTemplate } from './html/template.ts';
import { getPages, NOT_FOUND, pageAt } from './pages.ts';

/** Renders a dev server page with the code of the build, so that hydration errors show in development. */
async function renderInDev(server: ViteDevServer, read: ReadSite, pathname: string) {
  const { root, base, publicDir } = server.config;
  const { content: work } = await read(server.config);
  const { renderPages, listShownPictures } = (await server.ssrLoadModule(
    `/${RENDER_ENTRY}`,
  )) as RenderEntry;
  const page = pageAt(pathname, getPages(work));
  if (page === NOT_FOUND) {
    // A folder of the owner: Vite serves files by their full names only.
    const file = join(publicDir, pathname, 'index.html');
    const body = await readFile(file).catch(() => undefined);
    if (body) return { type: HTML, body };
  }
  const shown = listShownPictures(page, work);
  const content = { ...work, pictures: await readPictures(work, server.config, shown) };
  const [rendered] = await renderPages([page], content, base);
  if (!rendered) throw new Error('The page was not rendered.');
  const template = await readFile(join(root, 'index.html'), 'utf8');
  const html = await server.transformIndexHtml(page.path, template);
  return {
    status: page === NOT_FOUND ? 404 : 200,
    type: HTML,
    body: fillTemplate(html, formatHead(rendered, page, content), rendered, content.owner),
  };
}

/** The page with all errors in the owner's files. It reloads when a file in `src/content` changes. */
async function showErrors(server: ViteDevServer, error: unknown, pathname: string) {
  if (!(error instanceof ContentError)) {
    if (error instanceof Error) server.ssrFixStacktrace(error);
    throw error;
  }
  server.config.logger.error(error.message);
  const body = await server.transformIndexHtml(pathname, formatErrorPage(error));
  return { status: 500, type: HTML, body };
}

/** Serves the built pages as a static host does. */
const servePages = (outDir: string) =>
  createMiddleware(async (pathname) => {
    const readPage = (file: string) => readFile(join(outDir, file));
    const body = await readPage(join(pathname, 'index.html')).catch(() => undefined);
    if (body) return { type: HTML, body };
    return { status: 404, type: HTML, body: await readPage(NOT_FOUND.file) };
  });

/** Renders every page to HTML, with the same code in the dev server and the build. */
export function prerenderPlugin(read: ReadSite): Plugin {
  return {
    name: 'prerender',

    config: (_config, { command }) => ({
      // Makes `vite build` run `buildApp`.
      builder: {},
      environments: {
        // The preview serves the client's `outDir`, so there it stays that of the site.
        client: { build: command === 'build' ? { outDir: nameStaging(), emptyOutDir: true } : {} },
        ssr: { build: { outDir: nameStaging(), ...renderEntryOptions } },
      },
    }),

    /** Reloads the page for files that only its rendering imports, such as its style. */
    hotUpdate({ file, server }) {
      const { client, ssr } = server.environments;
      if (this.environment !== client || client.moduleGraph.getModulesByFile(file)?.size) return;
      if (ssr.moduleGraph.getModulesByFile(file)?.size) client.hot.send({ type: 'full-reload' });
    },

    configureServer(server) {
      const servePage = createMiddleware(async (pathname) => {
        try {
          return await renderInDev(server, read, pathname);
        } catch (error) {
          return showErrors(server, error, pathname);
        }
      });
      return () => {
        server.middlewares.use(servePage);
      };
    },

    configurePreviewServer({ middlewares, config }) {
      return () => {
        middlewares.use(servePages(resolve(config.root, config.build.outDir)));
      };
    },
  };
}
