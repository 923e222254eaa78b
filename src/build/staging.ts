import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import type { ResolvedConfig } from 'vite';

/** The folder of a site that is being built: a build that fails leaves the last site as it is. */
export const STAGING = 'node_modules/.site';

/** Moves the complete site to `outDir`. Like Vite, empties only a folder of the project, and keeps `.git` in it. */
export async function deliverSite({ root, build }: ResolvedConfig) {
  const outDir = resolve(root, build.outDir);
  await mkdir(outDir, { recursive: true });
  const old =
    (build.emptyOutDir ?? !relative(root, outDir).startsWith('..')) ? await readdir(outDir) : [];
  for (const name of old)
    if (name !== '.git') await rm(join(outDir, name), { recursive: true, force: true });
  for (const name of await readdir(join(root, STAGING))) {
    const [from, to] = [join(root, STAGING, name), join(outDir, name)];
    // Another disk, or a folder that was not emptied.
    await rename(from, to).catch(() => cp(from, to, { recursive: true }));
  }
}
