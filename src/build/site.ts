import type { Plugin } from 'vite';
import { contentPlugin } from './content/contentPlugin.ts';
import { readSite, type SharedSite, type Site, type SiteSource } from './content/readSite.ts';
import { filesPlugin } from './files/filesPlugin.ts';
import { subsetFonts } from './files/subsetFonts.ts';
import { prerenderPlugin } from './prerender/prerenderPlugin.ts';

/** The plugins that make the site: its content, its pages, and the other files. */
export function sitePlugins(source?: SiteSource): Plugin[] {
  let built: Promise<Site> | undefined;
  const site: SharedSite = {
    read(config) {
      const read = () => readSite(config, source);
      return config.command === 'build' ? (built ??= read()) : read();
    },
  };
  return [contentPlugin(site), prerenderPlugin(site), filesPlugin(site), subsetFonts()];
}
