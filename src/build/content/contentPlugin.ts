import { join } from 'node:path';
import { type DevEnvironment, normalizePath, type Plugin } from 'vite';
import { demoPasswordHash } from '../../content/demo.ts';
import { CONTENT_FILE, OWNER_FILE, PICTURES_FOLDER } from '../../content/filePaths.ts';
import { pickPictures } from '../../content/images.ts';
import type { Owner } from '../../content/types';
import { acceptSaves } from './acceptSaves.ts';
import { hashPictures, isOffered } from './publicFiles.ts';
import { readOwner } from './readOwner.ts';
import type { ReadSite, Site } from './readSite';
import { isWordModule, writeWordModule } from './wordModules.ts';

/** The virtual modules of the content, by id; each exports data. */
const CONTENT_MODULES = new Map<string, (site: Site, publicDir: string) => unknown>([
  [
    'virtual:owner-content',
    ({ content: { about, experience, projects, posts, tracks, pictures }, fileHash }) => ({
      about,
      experience,
      projects,
      posts,
      tracks,
      pictures,
      fileHash,
    }),
  ],
  [
    'virtual:tracks',
    ({ content: { tracks, pictures } }) => ({
      tracks,
      pictures: pickPictures(
        pictures,
        tracks.map(({ cover }) => cover),
      ),
    }),
  ],
  ['virtual:pictures', ({ files }) => files.filter(isOffered)],
  ['virtual:site-files', ({ files }) => files],
  ['virtual:picture-hashes', ({ files }, publicDir) => hashPictures(publicDir, files)],
  ['virtual:password-hash', ({ passwordHash }) => passwordHash ?? demoPasswordHash],
]);

/** Makes the dev server read the content again on the next request for it. */
function dropContentModules({ moduleGraph }: DevEnvironment) {
  for (const [id, stale] of moduleGraph.idToModuleMap)
    if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(stale);
}

/** The path in the owner's `siteUrl`; `/` if `owner.ts` has errors, which every page shows. */
async function readBase(root: string): Promise<string> {
  const parsed = await readOwner(root);
  return 'errors' in parsed ? '/' : new URL(parsed.owner.siteUrl).pathname;
}

/** Reads the owner's files, provides the work as virtual modules, and saves content from the dashboard. */
export function contentPlugin(read: ReadSite): Plugin {
  let isSavedByDashboard = () => Promise.resolve(false);
  /** Read once for all modules of words, until `owner.ts` changes. */
  let owner: Promise<Owner> | undefined;

  return {
    name: 'content',

    config: async ({ base, root = process.cwd() }) => ({ base: base ?? (await readBase(root)) }),

    async buildStart() {
      const { mode, config } = this.environment;
      if (mode === 'build') await read(config);
    },

    resolveId: (id) => (CONTENT_MODULES.has(id) || isWordModule(id) ? `\0${id}` : undefined),

    async load(resolved) {
      const id = resolved.replace(/^\0/, '');
      if (id === resolved) return undefined;
      if (isWordModule(id)) {
        owner ??= read(this.environment.config).then(({ content }) => content.owner);
        // With errors it is read again, once the owner has mended them.
        owner.catch(() => (owner = undefined));
        return writeWordModule(id, await owner);
      }
      const pick = CONTENT_MODULES.get(id);
      if (!pick) return undefined;
      // `JSON.parse` of a string is faster than a literal and cannot run as code.
      const { config } = this.environment;
      const json = JSON.stringify(await pick(await read(config), config.publicDir));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },

    configureServer(server) {
      isSavedByDashboard = acceptSaves(server, () =>
        dropContentModules(server.environments.client),
      );
    },

    /** Reloads the page when the owner edits a file, but not when the dashboard saved it. */
    async hotUpdate({ file }) {
      const { config, hot } = this.environment;
      const isIn = (path: string) => file.startsWith(normalizePath(path));
      if (isIn(join(config.publicDir, PICTURES_FOLDER))) {
        // No reload: the dashboard offers the picture after its next load.
        dropContentModules(this.environment);
        return [];
      }
      const isContent = isIn(join(config.root, CONTENT_FILE));
      if (!isContent && !isIn(join(config.root, OWNER_FILE))) return undefined;
      if (isContent && (await isSavedByDashboard())) return [];
      owner = undefined;
      dropContentModules(this.environment);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
