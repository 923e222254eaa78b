import { resolve } from 'node:path';
import compression from 'compression';
import type { Plugin } from 'vite';
import { verifyPassword } from '../app/password.ts';
import { demoPassword, owner, passwordHash } from '../content/owner.ts';
import { type Counts, placeholderWork } from '../content/placeholder.ts';
import type { Content } from '../content/types';
import { buildSite, renderBuild } from './build.ts';
import { sendHeaders, servePrerendered, serveRendered } from './serve.ts';

const OWNER_CONTENT = 'virtual:owner-content';
const PLACEHOLDER_SEED = 7;

/** The day to date placeholder content by: `SOURCE_DATE_EPOCH` in seconds where set, so that a build can be repeated. */
function buildDay(): Date {
  const epoch = process.env['SOURCE_DATE_EPOCH'];
  return epoch ? new Date(Number(epoch) * 1000) : new Date();
}

/**
 * Renders every page to HTML, in the dev server and in the build by the same code, and gives the admin area its
 * content as the module `virtual:owner-content`.
 * @param counts How much placeholder content to make; without it, as much as spec section 9 says.
 */
export function prerender(counts?: Counts): Plugin {
  const content: Content = {
    owner,
    ...placeholderWork({ seed: PLACEHOLDER_SEED, today: buildDay(), counts }),
  };
  const outDirOf = (config: { root: string; build: { outDir: string } }) =>
    resolve(config.root, config.build.outDir);

  return {
    name: 'prerender',

    config: ({ base }) => ({
      base: base ?? new URL(owner.siteUrl).pathname,
      builder: {},
      environments: { ssr: { build: renderBuild } },
    }),

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

    configurePreviewServer({ middlewares, config }) {
      middlewares.use(sendHeaders(outDirOf(config), config.base));
      middlewares.use(compression());
      return () => {
        middlewares.use(servePrerendered(outDirOf(config)));
      };
    },

    buildApp: {
      order: 'post',
      async handler(builder) {
        await buildSite(builder, content, outDirOf(builder.config));
        if (await verifyPassword(demoPassword, passwordHash)) {
          builder.config.logger.warn(
            'The sign-in still has the demo password. Run `npm run set-password` before you deploy.',
          );
        }
      },
    },
  };
}
