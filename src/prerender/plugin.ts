import { join, resolve } from 'node:path';
import compression from 'compression';
import { type DevEnvironment, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { owner, passwordHash } from '../content/owner.ts';
import type { Counts } from '../content/placeholder/placeholder';
import { acceptSaves } from './acceptSaves.ts';
import { buildSite, renderBuild } from './build.ts';
import { CONTENT_FILE, parserOf, readContent } from './readContent.ts';
import { contentHash } from './saveContent.ts';
import { sendHeaders, servePrerendered, serveRendered } from './serve.ts';
import { TEST_SITE } from './testSite.ts';

const OWNER_CONTENT = 'virtual:owner-content';

/** An entry of its own beside the one of the page, which it fetches again; below the root of the project. */
export const RETRY_ENTRY = 'src/app/start/retryEntry.ts';

const RESOLVED = `\0${OWNER_CONTENT}`;

/** The next page that asks for the owner's content gets it from the content file as it is now. */
function dropOwnerContent({ moduleGraph }: DevEnvironment) {
  const stale = moduleGraph.getModuleById(RESOLVED);
  if (stale) moduleGraph.invalidateModule(stale);
}

/**
 * Renders every page to HTML, in the dev server and in the build by the same code, and gives the admin area its
 * content as the module `virtual:owner-content`.
 * @param counts Asks for placeholder content, whether or not there is a content file, and how much of it.
 */
export function prerender(counts?: Partial<Counts>): Plugin {
  const countsIn = (mode: string) => counts ?? (mode === TEST_SITE.mode ? {} : undefined);
  const contentOf = ({
    root,
    publicDir,
    mode,
  }: Pick<ResolvedConfig, 'root' | 'publicDir' | 'mode'>) =>
    readContent({ root, publicDir, counts: countsIn(mode) });
  /** The git hash of the content file as the dashboard saved it last. */
  let savedHash: string | null = null;
  const outDirOf = (config: { root: string; build: { outDir: string } }) =>
    resolve(config.root, config.build.outDir);

  let base = '/';

  return {
    name: 'prerender',

    configResolved(config) {
      base = config.base;
    },

    config: ({ base, build }, { mode }) => ({
      ...(mode === TEST_SITE.mode
        ? { base: '/', build: { outDir: build?.outDir ?? TEST_SITE.outDir } }
        : { base: base ?? new URL(owner.siteUrl).pathname }),
      builder: {},
      environments: { ssr: { build: renderBuild } },
    }),

    resolveId: (id) => (id === OWNER_CONTENT ? RESOLVED : undefined),

    async load(id) {
      if (id !== RESOLVED) return undefined;
      // In the page it would be read as code; as text it is parsed faster and cannot be anything but data.
      const { root, mode } = this.environment.config;
      const fileHash = countsIn(mode) ? null : await contentHash(root);
      const { posts, tracks } = await contentOf(this.environment.config);
      const data = JSON.stringify({ posts, tracks, fileHash });
      return `export default JSON.parse(${JSON.stringify(data)});`;
    },

    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.name === 'retryEntry',
        )?.fileName;
        if (!file) return [];
        return [{ tag: 'script', attrs: { type: 'module', async: true, src: base + file }, injectTo: 'body' }];
      },
    },

    configureServer(server) {
      acceptSaves(server, parserOf(server.config), (hash) => {
        savedHash = hash;
        dropOwnerContent(server.environments.client);
      });
      return () => {
        server.middlewares.use(serveRendered(server, () => contentOf(server.config)));
      };
    },

    /** A content file that comes, changes or goes is on the page at once; what the dashboard saved is there already. */
    async hotUpdate({ file }) {
      const { config, hot } = this.environment;
      if (file !== normalizePath(join(config.root, CONTENT_FILE))) return undefined;
      const hash = await contentHash(config.root);
      if (savedHash === null || hash !== savedHash) {
        savedHash = null;
        dropOwnerContent(this.environment);
        hot.send({ type: 'full-reload' });
      }
      return [];
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
        const content = await contentOf(builder.config);
        await buildSite(builder, content, outDirOf(builder.config));
        if (!passwordHash || builder.config.mode === TEST_SITE.mode) {
          builder.config.logger.warn(
            'The sign-in takes the demo password. Before you deploy: `npm run set-password`, then `npm run build`.',
          );
        }
      },
    },
  };
}
