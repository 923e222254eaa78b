import { join, resolve } from 'node:path';
import compression from 'compression';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { owner, passwordHash } from '../content/owner.ts';
import type { Counts } from '../content/placeholder/placeholder';
import { buildSite, renderBuild } from './build.ts';
import { CONTENT_FILE, readContent } from './readContent.ts';
import { sendHeaders, servePrerendered, serveRendered } from './serve.ts';
import { OWN_TEST_SITE, TEST_SITE, testSiteOf } from './testSite.ts';

const OWNER_CONTENT = 'virtual:owner-content';
const RESOLVED = `\0${OWNER_CONTENT}`;

/**
 * Renders every page to HTML, in the dev server and in the build by the same code, and gives the admin area its
 * content as the module `virtual:owner-content`.
 * @param counts Asks for placeholder content, whether or not there is a content file, and how much of it.
 */
export function prerender(counts?: Partial<Counts>): Plugin {
  const contentOf = ({
    root,
    publicDir,
    mode,
  }: Pick<ResolvedConfig, 'root' | 'publicDir' | 'mode'>) =>
    readContent({
      root,
      publicDir,
      counts: counts ?? (mode === TEST_SITE.mode ? {} : undefined),
      ...(mode === OWN_TEST_SITE.mode && { contentFile: OWN_TEST_SITE.contentFile }),
    });
  const outDirOf = (config: { root: string; build: { outDir: string } }) =>
    resolve(config.root, config.build.outDir);

  return {
    name: 'prerender',

    config({ base, build }, { mode }) {
      const testSite = testSiteOf(mode);
      return {
        ...(testSite
          ? { base: '/', build: { outDir: build?.outDir ?? testSite.outDir } }
          : { base: base ?? new URL(owner.siteUrl).pathname }),
        builder: {},
        environments: { ssr: { build: renderBuild } },
      };
    },

    resolveId: (id) => (id === OWNER_CONTENT ? RESOLVED : undefined),

    async load(id) {
      if (id !== RESOLVED) return undefined;
      // In the page it would be read as code; as text it is parsed faster and cannot be anything but data.
      const { posts, tracks } = await contentOf(this.environment.config);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify({ posts, tracks }))});`;
    },

    configureServer(server) {
      return () => {
        server.middlewares.use(serveRendered(server, () => contentOf(server.config)));
      };
    },

    /** A content file that comes, changes or goes is on the page at once. */
    hotUpdate({ file }) {
      const { config, moduleGraph, hot } = this.environment;
      if (file !== normalizePath(join(config.root, CONTENT_FILE))) return undefined;
      const stale = moduleGraph.getModuleById(RESOLVED);
      if (stale) moduleGraph.invalidateModule(stale);
      hot.send({ type: 'full-reload' });
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
        if (!passwordHash || testSiteOf(builder.config.mode)) {
          builder.config.logger.warn(
            'The sign-in takes the demo password. Before you deploy: `npm run set-password`, then `npm run build`.',
          );
        }
      },
    },
  };
}
