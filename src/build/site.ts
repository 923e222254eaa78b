import type { Plugin, ResolvedConfig } from 'vite';
import { contentPlugin } from './content/contentPlugin.ts';
import { readSite, type Site, type SiteSource } from './content/readSite.ts';
import { filesPlugin } from './files/filesPlugin.ts';
import type { PolicySources } from './files/policy.ts';
import { subsetFonts } from './files/subsetFonts.ts';
import { prerenderPlugin } from './prerender/prerenderPlugin.ts';

/** What the plugins of the site share. */
export interface SharedSite {
  /** What the site is built from in a mode of Vite, in place of the owner's files. */
  getSource: (mode: string) => SiteSource | undefined;
  /** Reads the site: once in a build, for each request in the dev server. */
  read: (config: Pick<ResolvedConfig, 'root' | 'publicDir' | 'mode' | 'command'>) => Promise<Site>;
  /** The sources that the rendered pages need. `prerender` sets it, and `files` writes it into the header. */
  policySources?: PolicySources;
}

/**
 * The plugins that make the site: `content` reads and saves the owner's files, `prerender` renders the pages, and `files`
 * makes the rest.
 */
export function sitePlugins(getSource: SharedSite['getSource'] = () => undefined): Plugin[] {
  let built: Promise<Site> | undefined;
  const site: SharedSite = {
    getSource,
    read(config) {
      const read = () => readSite(config, getSource(config.mode));
      return config.command === 'build' ? (built ??= read()) : read();
    },
  };
  return [contentPlugin(site), prerenderPlugin(site), filesPlugin(site), subsetFonts()];
}
