import type { Plugin } from 'vite';
import { contentPlugin } from './content/contentPlugin.ts';
import { isDemoResume, listWarnings } from './content/listWarnings.ts';
import { type ReadSite, readSite, type Site, type SiteSource } from './content/readSite.ts';
import { undrawnLetters } from './files/drawings/drawText.ts';
import { filesPlugin } from './files/filesPlugin.ts';
import { subsetFonts } from './files/subsetFonts.ts';
import { writeSiteFiles } from './files/writeSiteFiles.ts';
import { encodePictures, copyPictures } from './pictures/copyPictures.ts';
import { readPictures } from './pictures/readPictures.ts';
import { servePictures } from './pictures/servePictures.ts';
import { buildPages } from './prerender/buildPages.ts';
import { prerenderPlugin } from './prerender/prerenderPlugin.ts';
import { checkOutDir, deliverSite, removeStaging } from './staging.ts';

/** Builds the site beside the last one, then replaces that. */
const buildSite = (read: ReadSite): Plugin => ({
  name: 'build-site',

  buildApp: {
    order: 'post',
    async handler(builder) {
      checkOutDir(builder.config);
      const site = await read(builder.config);
      // Before bundling, because both need much memory.
      await encodePictures(builder.config, site.content);
      try {
        const policySources = await buildPages(builder, site.content);
        await writeSiteFiles(builder, site, policySources);
        await copyPictures(builder, site.content);
        await deliverSite(builder);
      } finally {
        await removeStaging(builder);
      }
      const hasDemoResume = await isDemoResume(builder.config.publicDir);
      const { base, logger } = builder.config;
      for (const warning of listWarnings(site, hasDemoResume, base, undrawnLetters))
        logger.warn(warning);
    },
  },
});

/** The plugins that make the site: its content, its pages, and the other files. */
export function sitePlugins(source?: SiteSource): Plugin[] {
  let built: Promise<Site> | undefined;
  const readWithPictures: ReadSite = async (config) => {
    const { content, ...site } = await readSite(config, source);
    return { ...site, content: { ...content, pictures: await readPictures(content, config) } };
  };
  const read: ReadSite = (config) =>
    config.command === 'build' ? (built ??= readWithPictures(config)) : readSite(config, source);
  return [
    contentPlugin(read),
    prerenderPlugin(read),
    filesPlugin(read),
    servePictures(),
    subsetFonts(),
    buildSite(read),
  ];
}
