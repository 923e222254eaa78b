import { resolve } from 'node:path';
import type { Plugin } from 'vite';
import { contentPlugin } from './content/contentPlugin.ts';
import { checkResume, listWarnings } from './content/listWarnings.ts';
import { type ReadSite, readSite, type Site, type SiteSource } from './content/readSite.ts';
import { filesPlugin } from './files/filesPlugin.ts';
import { subsetFonts } from './files/subsetFonts.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import { encodePictures, copyPictures } from './pictures/copyPictures.ts';
import { readPictures } from './pictures/readPictures.ts';
import { buildPages } from './prerender/buildPages.ts';
import { prerenderPlugin } from './prerender/prerenderPlugin.ts';

const buildSite = (read: ReadSite): Plugin => ({
  name: 'build-site',

  buildApp: {
    order: 'post',
    async handler(builder) {
      const { config } = builder;
      const outDir = resolve(config.root, config.build.outDir);
      const site = await read(config);
      // Before bundling, so that both do not need their memory at once.
      await encodePictures(config, site.content);
      const policySources = await buildPages(builder, outDir, site.content);
      await writeSiteFiles(config, outDir, site, policySources);
      await copyPictures(config, outDir, site.content);
      const hasDemoResume = await checkResume(config.publicDir);
      for (const warning of listWarnings(site, hasDemoResume)) config.logger.warn(warning);
    },
  },
});

/** The plugins that make the site: its content, its pages, and the other files. */
export function sitePlugins(source?: SiteSource): Plugin[] {
  let built: Promise<Site> | undefined;
  const readWithPictures: ReadSite = async (config) => {
    const { content, ...site } = await readSite(config, source);
    return {
      ...site,
      content: { ...content, pictures: await readPictures(content, config.publicDir) },
    };
  };
  const read: ReadSite = (config) =>
    config.command === 'build' ? (built ??= readWithPictures(config)) : readSite(config, source);
  return [
    contentPlugin(read),
    prerenderPlugin(read),
    filesPlugin(read),
    subsetFonts(),
    buildSite(read),
  ];
}
