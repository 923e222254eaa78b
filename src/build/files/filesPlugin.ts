import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import compression from 'compression';
import type { Plugin } from 'vite';
import type { ReadSite } from '../content/readSite';
import { createMiddleware, getPathname } from '../requests.ts';
import { findHeaders, HEADERS_FILE } from './headers.ts';
import { findGenerator } from './siteFiles.ts';

/** Serves the files besides the pages in the dev server, and the headers of the built site in the preview. */
export function filesPlugin(read: ReadSite): Plugin {
  return {
    name: 'files',

    // The policy allows no `data:` URLs, which Vite makes of small assets.
    config: () => ({ build: { assetsInlineLimit: 0 } }),

    configureServer({ middlewares, config }) {
      const serveFile = createMiddleware(async (pathname) => {
        const make = findGenerator(pathname.slice(1), config.publicDir);
        const body = make && (await make((await read(config)).content, config.base));
        return body === undefined ? undefined : { body };
      });
      middlewares.use(config.base, serveFile);
    },

    /** Runs before the base is removed from the URL. */
    configurePreviewServer({ middlewares, config }) {
      const file = resolve(config.root, config.build.outDir, HEADERS_FILE);
      if (!existsSync(file)) {
        const mode = config.mode === 'production' ? '' : ` -- --mode ${config.mode}`;
        throw new Error(`There is no built site yet. Run \`npm run build${mode}\` first.`);
      }
      middlewares.use((request, response, next) => {
        response.setHeaders(findHeaders(readFileSync(file, 'utf8'), getPathname(request)));
        next();
      });
      middlewares.use(compression());
    },
  };
}
