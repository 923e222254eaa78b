import { copyFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResolvedConfig, ViteBuilder } from 'vite';
import { listTexts } from '../../content/markdown/listTexts.ts';
import { findTargets } from '../../content/markdown/targets.ts';
import type { Content } from '../../content/types';
import { SITE_FILES } from '../files/siteFiles.ts';
import { getStaging } from '../staging.ts';
import { encodeInProcess } from './encodeInProcess.ts';
import { CACHE, findMissing, listVariants } from './encodeVariants.ts';

/** The files that visitors may ask for by their own name: those that a text links to, the generated ones and the résumé. */
export const listLinkedFiles = ({ owner, projects, posts }: Content) =>
  new Set([
    ...listTexts({ projects, posts }).flatMap(({ text }) => findTargets(text).links),
    ...SITE_FILES.keys(),
    owner.resume,
  ]);

/** The pictures that the build replaces with variants, with their paths. */
const listReplaced = ({ pictures = {} }: Content) =>
  Object.entries(pictures).filter(([, { id }]) => id);

/** Encodes the variants of pictures that the cache lacks. */
export async function encodePictures(
  { root, publicDir, logger }: Pick<ResolvedConfig, 'root' | 'publicDir' | 'logger'>,
  content: Content,
) {
  const cache = join(root, CACHE);
  const tasks = listReplaced(content).flatMap(([path, picture]) => {
    const missing = findMissing(listVariants(picture), cache);
    return missing.length > 0 ? { source: join(publicDir, path), missing, cache } : [];
  });
  if (tasks.length === 0) return;
  logger.info(`encoding ${tasks.length} pictures...`);
  await encodeInProcess(tasks);
}

/** Copies the variants of pictures into the site, and removes the pictures they replace unless something links to them. */
export async function copyPictures(builder: ViteBuilder, content: Content) {
  const outDir = getStaging(builder, 'client');
  const linked = listLinkedFiles(content);
  for (const [path, picture] of listReplaced(content)) {
    for (const { file } of listVariants(picture))
      await copyFile(join(builder.config.root, CACHE, file), join(outDir, file));
    if (!linked.has(path)) await rm(join(outDir, path), { force: true });
  }
}
