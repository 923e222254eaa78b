import { join, resolve } from 'node:path';
import compression from 'compression';
import { type DevEnvironment, normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import type { Counts } from '../content/placeholder/placeholder';
import type { Content } from '../content/types';
import { buildSite, renderBuild } from './build.ts';
import { TAG_SCRIPT } from './pages.ts';
import { acceptSaves } from './saving/acceptSaves.ts';
import { contentHash } from './saving/saveContent.ts';
import { serveRendered } from './servers/devServer.ts';
import { sendHeaders, servePrerendered } from './servers/previewServer.ts';
import { endMalformedUpgrade, replaceMalformed } from './servers/requests.ts';
import { OWNER_FILE, readOwner } from './site/readOwner.ts';
import { CONTENT_FILE, readSite } from './site/readSite.ts';
import { OWN_TEST_SITE, TEST_SITE, testSiteOf } from './testSite.ts';

/** The modules that are made of the content, each fetched when somebody asks for it. */
const CONTENT_MODULES = new Map<string, (content: Content, fileHash: string | null) => unknown>([
  ['virtual:owner-content', ({ posts, tracks }, fileHash) => ({ posts, tracks, fileHash })],
  ['virtual:tracks', ({ tracks }) => tracks],
]);
const resolved = (id: string) => `\0${id}`;

/** An entry of its own beside the one of the page, which it fetches again; below the root of the project. */
export const RETRY_ENTRY = 'src/app/start/retryEntry.ts';

/** The next page that asks for the content gets it from the content file as it is then. */
function dropContent({ moduleGraph }: DevEnvironment) {
  for (const id of CONTENT_MODULES.keys()) {
    const stale = moduleGraph.getModuleById(resolved(id));
    if (stale) moduleGraph.invalidateModule(stale);
  }
}

/** The path in the owner's `siteUrl`; nothing while `owner.ts` has errors, of which every page tells. */
async function baseOf(root: string): Promise<string | undefined> {
  const about = await readOwner(root);
  return 'errors' in about ? undefined : new URL(about.owner.siteUrl).pathname;
}

/**
 * Renders every page to HTML, in the dev server and in the build by the same code, and gives the admin area its
 * content as the module `virtual:owner-content`, and the public page all tracks where it asks for them.
 * @param counts Asks for placeholder content, whether or not there is a content file, and how much of it.
 */
export function prerender(counts?: Partial<Counts>): Plugin {
  const countsIn = (mode: string) => counts ?? (mode === TEST_SITE.mode ? {} : undefined);
  const siteOf = ({ root, publicDir, mode }: Pick<ResolvedConfig, 'root' | 'publicDir' | 'mode'>) =>
    readSite({
      root,
      publicDir,
      counts: countsIn(mode),
      ...(mode === OWN_TEST_SITE.mode && { demoFile: OWN_TEST_SITE.contentFile }),
    });
  const outDirOf = (config: { root: string; build: { outDir: string } }) =>
    resolve(config.root, config.build.outDir);

  let base = '/';
  /** The base of the running server, where it comes from `owner.ts`. */
  let ownBase: string | undefined;
  let isOwnWrite = () => Promise.resolve(false);

  return {
    name: 'prerender',

    configResolved(config) {
      base = config.base;
    },

    async config({ base, build, root = process.cwd() }, { mode }) {
      const testSite = testSiteOf(mode);
      if (!testSite && base === undefined) ownBase = (await baseOf(root)) ?? '/';
      return {
        base: testSite ? '/' : (base ?? ownBase),
        ...(testSite && { build: { outDir: build?.outDir ?? testSite.outDir } }),
        builder: {},
        environments: { ssr: { build: renderBuild } },
      };
    },

    async buildStart() {
      const { name, mode, config } = this.environment;
      if (name !== 'client' || mode !== 'build') return;
      const { content } = await siteOf(config);
      if (!content.isOwn) return;
      this.emitFile({ type: 'chunk', id: TAG_SCRIPT.source, fileName: TAG_SCRIPT.file });
    },

    resolveId: (id) => (CONTENT_MODULES.has(id) ? resolved(id) : undefined),

    async load(id) {
      const pick = id.startsWith('\0') && CONTENT_MODULES.get(id.slice(1));
      if (!pick) return undefined;
      // In the page it would be read as code; as text it is parsed faster and cannot be anything but data.
      const { config } = this.environment;
      // Read first: where the file changes in between, a save is told of it.
      const fileHash = countsIn(config.mode) ? null : await contentHash(config.root);
      const { content } = await siteOf(config);
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(pick(content, fileHash)))});`;
    },

    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const file = Object.values(bundle).find(
          (each) => each.type === 'chunk' && each.name === 'retryEntry',
        )?.fileName;
        if (!file) return [];
        return [
          {
            tag: 'script',
            attrs: { type: 'module', async: true, src: base + file },
            injectTo: 'body',
          },
        ];
      },
    },

    configureServer(server) {
      server.middlewares.use(replaceMalformed(server.config.base));
      server.httpServer?.prependListener('upgrade', endMalformedUpgrade);
      isOwnWrite = acceptSaves(server, () => dropContent(server.environments.client));
      return () => {
        server.middlewares.use(serveRendered(server, () => siteOf(server.config)));
      };
    },

    /** What the owner writes is on the page as soon as it is saved; what the dashboard saved is there already. */
    async hotUpdate({ file, server }) {
      const { config, hot, name } = this.environment;
      const [ownerFile, contentFile] = [OWNER_FILE, CONTENT_FILE].map((path) =>
        normalizePath(join(config.root, path)),
      );
      if (file !== ownerFile && file !== contentFile) return undefined;
      if (file === contentFile && (await isOwnWrite())) return [];
      dropContent(this.environment);
      if (file === ownerFile && name === 'client' && ownBase !== undefined) {
        const base = await baseOf(config.root);
        if (base !== undefined && base !== ownBase) await server.restart();
      }
      hot.send({ type: 'full-reload' });
      return [];
    },

    configurePreviewServer({ middlewares, config }) {
      middlewares.use(replaceMalformed(config.base));
      middlewares.use(sendHeaders(outDirOf(config)));
      middlewares.use(compression());
      return () => {
        middlewares.use(servePrerendered(outDirOf(config)));
      };
    },

    buildApp: {
      order: 'post',
      async handler(builder) {
        const site = await siteOf(builder.config);
        await buildSite(builder, site, outDirOf(builder.config));
        if (!site.passwordHash || testSiteOf(builder.config.mode)) {
          builder.config.logger.warn(
            'The sign-in takes the demo password. Before you deploy: `npm run set-password`, then `npm run build`.',
          );
        }
      },
    },
  };
}
