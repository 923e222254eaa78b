import { join, resolve } from 'node:path';
import compression from 'compression';
import { normalizePath, type Plugin, type ResolvedConfig } from 'vite';
import { CONTENT_FILE, OWNER_FILE, PICTURES_FOLDER } from '../../content/filePaths.ts';
import type { Counts } from '../../content/placeholder/placeholder';
import { acceptSaves } from '../content/acceptSaves.ts';
import { listPictures } from '../content/listPictures.ts';
import { readOwner } from '../content/readOwner.ts';
import { readSite } from '../content/readSite.ts';
import { contentHash } from '../content/saveContent.ts';
import { buildSite, renderEntryBuildOptions } from './build.ts';
import { dropContentModules, loadContentModule, resolveContentModule } from './contentModules.ts';
import { hasBlog, TAG_SCRIPT } from './pages.ts';
import { serveRendered } from './servers/devServer.ts';
import { sendHeaders, servePrerendered } from './servers/previewServer.ts';
import { endMalformedUpgrade, replaceMalformed } from './servers/requests.ts';
import { OWN_TEST_SITE, TEST_SITE, testSiteOf } from './testSite.ts';

/** The path in the owner's `siteUrl`. Returns `undefined` if `owner.ts` has errors, which every page then shows. */
async function readBase(root: string): Promise<string | undefined> {
  const parsedOwner = await readOwner(root);
  return 'errors' in parsedOwner ? undefined : new URL(parsedOwner.owner.siteUrl).pathname;
}

/**
 * Renders every page to HTML, in the dev server and in the build by the same code, and provides the content as virtual
 * modules (`contentModules.ts`).
 * @param demoCounts Builds the demo with so many entries, even if there is a content file. An empty object: the demo with
 * its default counts.
 */
export function prerender(demoCounts?: Partial<Counts>): Plugin {
  const demoCountsIn = (mode: string) => demoCounts ?? (mode === TEST_SITE.mode ? {} : undefined);
  const ownTestSiteIn = (mode: string) => (mode === OWN_TEST_SITE.mode ? OWN_TEST_SITE : undefined);
  const siteOf = ({ root, publicDir, mode }: Pick<ResolvedConfig, 'root' | 'publicDir' | 'mode'>) =>
    readSite({
      root,
      publicDir,
      demoCounts: demoCountsIn(mode),
      ownTestSite: ownTestSiteIn(mode),
    });
  const outDirOf = (config: { root: string; build: { outDir: string } }) =>
    resolve(config.root, config.build.outDir);

  /** The base of the running server, if it comes from `owner.ts`. */
  let baseFromOwner: string | undefined;
  let isSavedByDashboard = () => Promise.resolve(false);

  return {
    name: 'prerender',

    async config({ base: userBase, build, root = process.cwd() }, { mode }) {
      const testSite = testSiteOf(mode);
      if (!testSite && userBase === undefined) baseFromOwner = (await readBase(root)) ?? '/';
      return {
        base: testSite ? '/' : (userBase ?? baseFromOwner),
        ...(testSite && { build: { outDir: build?.outDir ?? testSite.outDir } }),
        // Makes `vite build` run `buildApp`.
        builder: {},
        environments: { ssr: { build: renderEntryBuildOptions } },
      };
    },

    async buildStart() {
      const { name, mode, config } = this.environment;
      if (name !== 'client' || mode !== 'build') return;
      const { content } = await siteOf(config);
      if (!hasBlog(content)) return;
      this.emitFile({ type: 'chunk', id: TAG_SCRIPT.source, fileName: TAG_SCRIPT.file });
    },

    resolveId: resolveContentModule,

    load(id) {
      const { config } = this.environment;
      return loadContentModule(id, async () => {
        // Hashed before the content is read: if the file changes in between, a save finds another hash.
        const fileHash = demoCountsIn(config.mode)
          ? null
          : await contentHash(config.root, ownTestSiteIn(config.mode)?.contentFile);
        const pictures = await listPictures(config.publicDir);
        return { fileHash, pictures, content: (await siteOf(config)).content };
      });
    },

    configureServer(server) {
      server.middlewares.use(replaceMalformed(server.config.base));
      server.httpServer?.prependListener('upgrade', endMalformedUpgrade);
      isSavedByDashboard = acceptSaves(server, () =>
        dropContentModules(server.environments.client),
      );
      return () => {
        server.middlewares.use(serveRendered(server, () => siteOf(server.config)));
      };
    },

    /** Reloads the page when the owner edits a file, but not when the dashboard saved it. */
    async hotUpdate({ file, server }) {
      const { config, hot, name } = this.environment;
      const [ownerFile, contentFile] = [OWNER_FILE, CONTENT_FILE].map((path) =>
        normalizePath(join(config.root, path)),
      );
      if (file.startsWith(normalizePath(join(config.publicDir, PICTURES_FOLDER)))) {
        // The dashboard offers the picture after its next load; an open page is not reloaded.
        dropContentModules(this.environment);
        return [];
      }
      if (file !== ownerFile && file !== contentFile) return undefined;
      if (file === contentFile && (await isSavedByDashboard())) return [];
      dropContentModules(this.environment);
      if (file === ownerFile && name === 'client' && baseFromOwner !== undefined) {
        const newBase = await readBase(config.root);
        if (newBase !== undefined && newBase !== baseFromOwner) await server.restart();
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
        if (!site.passwordHash) {
          builder.config.logger.warn(
            'The sign-in takes the demo password. Before you deploy: `npm run set-password`, then `npm run build`.',
          );
        }
      },
    },
  };
}
