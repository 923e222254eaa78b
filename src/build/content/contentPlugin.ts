import { dirname, join } from 'node:path';
import { type DevEnvironment, normalizePath, type Plugin } from 'vite';
import { demoPasswordHash } from '../../content/demo.ts';
import { CONTENT_FILE, OWNER_FILE } from '../../content/filePaths.ts';
import { pickPictures } from '../../content/listPictures.ts';
import { acceptSaves } from './acceptSaves.ts';
import { readOwner } from './readOwner.ts';
import type { ReadSite, Site } from './readSite';
import { isWordModule, writeWordModule } from './wordModules.ts';

/** The virtual modules of the content, by id; each exports data. */
const CONTENT_MODULES: Partial<Record<string, (site: Site) => unknown>> = {
  'virtual:owner-content': ({ content: { owner: _owner, isOwn: _isOwn, ...work }, fileHash }) => ({
    ...work,
    fileHash,
  }),
  'virtual:tracks': ({ content: { tracks, pictures } }) => ({
    tracks,
    pictures: pickPictures(pictures, { tracks }),
  }),
  'virtual:site-files': ({ files }) => files,
  'virtual:password-hash': ({ passwordHash }) => passwordHash ?? demoPasswordHash,
};

/** The files below `src/content` that change the site: no tests, no JSON schema, no temporary files of saves and editors. */
const SOURCE = /(?<!\.(?:test|schema))\.(?:[cm]?[jt]sx?|json)$/;

const isContentModule = (id: string) => Object.hasOwn(CONTENT_MODULES, id) || isWordModule(id);

/** The path in the owner's `siteUrl`; `/` if `owner.ts` has errors, which every page shows. */
async function readBase(root: string): Promise<string> {
  const parsed = await readOwner(root);
  return 'errors' in parsed ? '/' : new URL(parsed.owner.siteUrl).pathname;
}

/** Reads the owner's files, provides the work as virtual modules, and saves content from the dashboard. */
export function contentPlugin(read: ReadSite): Plugin {
  let isSavedByDashboard = () => Promise.resolve(false);
  /** Read once for all modules, until they are invalidated. */
  let site: Promise<Site> | undefined;

  /** Makes the dev server read the content again on the next request for it. */
  function dropModules({ moduleGraph }: DevEnvironment) {
    site = undefined;
    for (const [id, stale] of moduleGraph.idToModuleMap)
      if (id.startsWith('\0virtual:')) moduleGraph.invalidateModule(stale);
  }

  return {
    name: 'content',

    async config({ base, root = process.cwd() }, { command }) {
      const path = base ?? (await readBase(root));
      if (!/^\/(?!\/)/.test(path))
        throw new Error(`The base must be a path that begins with one slash, not ${path}`);
      const project = command === 'serve' ? root : '';
      return {
        base: path.replace(/\/?$/, '/'),
        define: { 'import.meta.env.DEV_PROJECT': JSON.stringify(project) },
      };
    },

    resolveId: (id) => (isContentModule(id) ? `\0${id}` : undefined),

    async load(resolved) {
      const id = resolved.replace(/^\0/, '');
      if (!isContentModule(id)) return undefined;
      const { config } = this.environment;
      site ??= read(config);
      // After errors it is read again, because the owner may have fixed them.
      site.catch(() => (site = undefined));
      if (isWordModule(id)) return writeWordModule(id, (await site).content.owner);
      // `JSON.parse` of a string is faster than a literal and cannot run as code.
      const json = JSON.stringify(CONTENT_MODULES[id]?.(await site));
      return `export default JSON.parse(${JSON.stringify(json)});`;
    },

    configureServer(server) {
      isSavedByDashboard = acceptSaves(server, () => dropModules(server.environments.client));
    },

    /** Reloads the page when the owner edits `owner.ts`, the content file or a file beside them; not after a save. */
    async hotUpdate({ file }) {
      const { config, hot } = this.environment;
      const isIn = (path: string) => file.startsWith(normalizePath(path));
      if (isIn(config.publicDir)) {
        // No reload: the dashboard offers a picture after its next load.
        dropModules(this.environment);
        return [];
      }
      const isContent = isIn(join(config.root, CONTENT_FILE));
      if (!isIn(join(config.root, dirname(OWNER_FILE))) || !SOURCE.test(file)) return undefined;
      if (isContent && (await isSavedByDashboard())) return [];
      dropModules(this.environment);
      hot.send({ type: 'full-reload' });
      return [];
    },
  };
}
