import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { ViteBuilder } from 'vite';
import type { Content } from '../../content/types';
import { ContentError } from '../content/contentError.ts';
import type { Site } from '../content/readSite';
import { openPicture } from '../pictures/openPicture.ts';
import { ARTICLE_CARD, getPages } from '../prerender/pages.ts';
import { getStaging, writeFileIn } from '../staging.ts';
import { drawSocialPicture, SHARE_PICTURE, SOCIAL_PICTURE } from './drawings/socialPicture.ts';
import { formatHeaders, HEADERS_FILE, VERSION_FILE } from './headers.ts';
import { formatPolicy, type PolicySources } from './policy.ts';
import { findGenerator, SITE_FILES } from './siteFiles.ts';

/** Writes the owner's own icons and share picture, in place of the copies that Vite has made with their EXIF data. */
async function writeOwnPictures(publicDir: string, outDir: string) {
  for (const name of SITE_FILES.keys()) {
    const file = join(publicDir, name);
    if (!/\.(jpg|png)$/.test(name) || !existsSync(file)) continue;
    const upright = openPicture(await readFile(file));
    const picture =
      name === SHARE_PICTURE ? upright.resize(SOCIAL_PICTURE).jpeg({ quality: 80 }) : upright.png();
    const bytes = await picture.toBuffer().catch(() => {
      throw new ContentError({ public: [`${name}: expected a whole picture`] });
    });
    await writeFileIn(outDir, name, bytes);
  }
}

/** Writes the social card of each post and project with a page. */
async function writeArticleCards(content: Content, outDir: string) {
  const { owner } = content;
  for (const { reading, file } of getPages(content)) {
    if (!reading || reading === 'index') continue;
    const card = await drawSocialPicture({ ...owner, title: reading.title, subtitle: owner.name });
    await writeFileIn(outDir, join(dirname(file), ARTICLE_CARD), card);
  }
}

/** Writes the files besides the pages. The header allows the sources of all pages. */
export async function writeSiteFiles(
  builder: ViteBuilder,
  { content, fileHash, strictTransportSecurity }: Site,
  policySources: PolicySources,
) {
  const { config } = builder;
  const outDir = getStaging(builder, 'client');
  for (const name of SITE_FILES.keys()) {
    const file = await findGenerator(name, config.publicDir)?.(content, config.base);
    if (file !== undefined) await writeFileIn(outDir, name, file);
  }
  await writeOwnPictures(config.publicDir, outDir);
  await writeArticleCards(content, outDir);
  // The dashboard asks for it after Publish, to tell when the new site is online.
  if (fileHash) await writeFileIn(outDir, VERSION_FILE, JSON.stringify({ content: fileHash }));
  const policy = formatPolicy(policySources, 'header');
  const headers = formatHeaders(policy, config.base, strictTransportSecurity);
  await writeFileIn(outDir, HEADERS_FILE, headers);
}
