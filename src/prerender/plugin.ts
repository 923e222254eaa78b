import { join, resolve } from 'node:path';
import compression from 'compression';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { owner, passwordHash } from '../content/owner.ts';
import type { Counts } from '../content/placeholder/placeholder';
import type { Content } from '../content/types';
import { PUBLIC_TRACKS } from '../state/tracks.ts';
import { buildSite, renderBuild } from './build.ts';
import { TAG_SCRIPT } from './pages.ts';
import { CONTENT_FILE, readContent } from './readContent.ts';
import { sendHeaders, servePrerendered, serveRendered } from './serve.ts';
import { OWN_TEST_SITE, TEST_SITE, testSiteOf } from './testSite.ts';

/** The modules that are made of the content, each fetched when somebody asks for it. */
const CONTENT_MODULES: Partial<Record<string, (content: Content) => unknown>> = {
  'virtual:owner-content': ({ posts, tracks }) => ({ posts, tracks }),
  'virtual:older-tracks': ({ tracks }) => tracks.slice(PUBLIC_TRACKS),
};
const resolved = (id: string) => `\0${id}`;

/**
 * Renders every page to HTML, in the dev server and in the build by the same code, and gives the admin area its
 * content as the module `virtual:owner-content`, and the public page the rest of the tracks.
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

    async buildStart() {
      const { name, mode, config } = this.environment;
      if (name !== 'client' || mode !== 'build') return;
      const { isOwn } = await contentOf(config);
      if (isOwn) this.emitFile({ type: 'chunk', id: TAG_SCRIPT.source, fileName: TAG_SCRIPT.file });
    },

    resolveId: (id) => (id in CONTENT_MODULES ? resolved(id) : undefined),

    async load(id) {
      const pick = CONTENT_MODULES[id.slice(1)];
      if (!pick || !id.startsWith('\0')) return undefined;
      // In the page it would be read as code; as text it is parsed faster and cannot be anything but data.
      const json = JSON.stringify(pick(await contentOf(this.environment.config)));
      return `export default JSON.parse(${JSON.stringify(json)});`;
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
      for (const id of Object.keys(CONTENT_MODULES)) {
        const stale = moduleGraph.getModuleById(resolved(id));
        if (stale) moduleGraph.invalidateModule(stale);
      }
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
