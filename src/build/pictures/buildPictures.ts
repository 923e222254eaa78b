import { existsSync } from 'node:fs';
import { copyFile, mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedConfig } from 'vite';
import { listTexts } from '../../content/file/listTexts.ts';
import { findTargets } from '../../content/markdown/targets.ts';
import type { Content } from '../../content/types';
import { SITE_FILES } from '../files/siteFiles.ts';
import { CACHE, encodeVariants, listVariants } from './encodeVariants.ts';
import { inParallel } from './inParallel.ts';

/** The files that visitors may ask for by their own name: those that a text links to, and others. */
export const listLinkedFiles = ({ owner, projects, posts }: Content) =>
  new Set([
    ...listTexts({ projects, posts }).flatMap(({ text }) => findTargets(text).links),
    ...SITE_FILES.keys(),
    owner.resume,
  ]);

/** Puts the variants of pictures into the site, and removes the pictures they replace unless something links to them. */
export async function buildPictures(
  { root, publicDir, logger }: ResolvedConfig,
  outDir: string,
  content: Content,
) {
  const cache = join(root, CACHE);
  const linked = listLinkedFiles(content);
  await mkdir(join(outDir, 'assets'), { recursive: true });
  await inParallel(Object.entries(content.pictures ?? {}), async ([path, picture]) => {
    const variants = listVariants(picture);
    const missing = variants.filter(({ file }) => !existsSync(join(cache, file)));
    if (missing.length > 0) {
      logger.info(`encoding ${path}...`);
      await encodeVariants(join(publicDir, path), missing, cache);
    }
    for (const { file } of variants) await copyFile(join(cache, file), join(outDir, file));
    if (picture.id && !linked.has(path)) await rm(join(outDir, path), { force: true });
  });
}
