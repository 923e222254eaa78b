import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import { verifyPassword } from '../app/password.ts';
import { owner, passwordHash } from '../content/owner.ts';
import { placeholderWork } from '../content/placeholder.ts';
import type { Content } from '../content/types';
import { PAGES } from './pages.ts';
import { servePrerendered, serveRendered } from './serve.ts';
import { fillTemplate, RENDER_ENTRY, type Renderer } from './template.ts';

/** Out of the way, but inside the project: the bundle finds its packages from there. */
const RENDER_OUT = 'node_modules/.prerender';

const OWNER_CONTENT = 'virtual:owner-content';
const PLACEHOLDER_SEED = 7;
const DEMO_PASSWORD = 'portfolio-demo';

/** The day to date placeholder content by: `SOURCE_DATE_EPOCH` in seconds where set, so that a build can be repeated. */
function buildDay(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/**
 * Renders every page to HTML, in the dev server and in the build by the same code, and gives the admin area its
 * content as the module `virtual:owner-content`.
 */
export function prerender(): Plugin {
  const content: Content = {
    owner,
    ...placeholderWork({ seed: PLACEHOLDER_SEED, today: buildDay() }),
  };
  let root = '';
  let base = '/';
  let outDir = '';

  return {
    name: 'prerender',

    config: () => ({
      builder: {},
      environments: {
        ssr: {
          build: {
            outDir: RENDER_OUT,
            emptyOutDir: true,
            rolldownOptions: { input: RENDER_ENTRY },
          },
        },
      },
    }),

    configResolved(config) {
      root = config.root;
      base = config.base;
      outDir = resolve(root, config.build.outDir);
    },

    resolveId: (id) => (id === OWNER_CONTENT ? `\0${OWNER_CONTENT}` : undefined),

    load(id) {
      if (id !== `\0${OWNER_CONTENT}`) return undefined;
      // In the page it would be read as code; as text it is parsed faster and cannot be anything but data.
      const { posts, tracks } = content;
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ posts, tracks }))});`;
    },

    configureServer(server) {
      return () => {
        server.middlewares.use(serveRendered(server, content));
      };
    },

    configurePreviewServer(server) {
      return () => {
        server.middlewares.use(servePrerendered(outDir));
      };
    },

    buildApp: {
      order: 'post',
      async handler(builder) {
        const { client, ssr } = builder.environments;
        if (!client || !ssr) throw new Error('The build needs the client and the ssr environment.');
        if (!client.isBuilt) await builder.build(client);
        await builder.build(ssr);
        const entry = pathToFileURL(join(root, RENDER_OUT, 'render.js')).href;
        const { renderPage } = (await import(entry)) as Renderer;
        const template = await readFile(join(outDir, 'index.html'), 'utf8');
        for (const { path, file } of PAGES) {
          const target = join(outDir, file);
          await mkdir(dirname(target), { recursive: true });
          await writeFile(target, fillTemplate(template, await renderPage(path, content, base)));
        }
        await rm(join(root, RENDER_OUT), { recursive: true });
        if (await verifyPassword(DEMO_PASSWORD, passwordHash)) {
          builder.config.logger.warn(
            'The sign-in still has the demo password. Run `npm run set-password` before you deploy.',
          );
        }
      },
    },
  };
}
