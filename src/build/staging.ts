import { randomUUID } from 'node:crypto';
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { ResolvedConfig, ViteBuilder } from 'vite';
import { ContentError } from './content/contentError.ts';

/**
 * Holds the folders of running builds: a build that fails does not touch the last site in `outDir`. Only a killed build
 * leaves its folder, until the next `npm ci`.
 */
const STAGING = 'node_modules/.site';

/** A new folder for an environment of a build, so that two builds at once do not share it. */
export const nameStaging = () => `${STAGING}/${randomUUID()}`;

/** The folder of the environment `client` or `ssr` in this build. */
export function getStaging({ environments, config }: ViteBuilder, name: 'client' | 'ssr'): string {
  const environment = environments[name];
  if (!environment) throw new Error(`The build needs the ${name} environment.`);
  return resolve(config.root, environment.config.build.outDir);
}

/** Writes a file and its folders atomically: another build may read it, and a killed build leaves no partial file. */
export async function writeFileIn(folder: string, file: string, text: string | Buffer) {
  const path = join(folder, file);
  const temporary = `${path}.${randomUUID()}`;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(temporary, text);
  await rename(temporary, path);
}

/** Removes the folders of this build. */
export async function removeStaging(builder: ViteBuilder) {
  for (const name of ['client', 'ssr'] as const)
    await rm(getStaging(builder, name), { recursive: true, force: true });
}

/** Refuses an `outDir` that holds or is in a folder of the owner: a build would delete or replace files there. */
export function checkOutDir({ root, publicDir, build }: ResolvedConfig) {
  // The file systems of macOS and Windows ignore case.
  const toKey = (path: string) => resolve(root, path).toLowerCase() + sep;
  const outDir = toKey(build.outDir);
  const folders = [publicDir, 'src', '.git'].map(toKey);
  if (!folders.some((folder) => folder.startsWith(outDir) || outDir.startsWith(folder))) return;
  const error = `expected a folder apart from src, public and .git, found "${build.outDir}"`;
  throw new ContentError({ outDir: [error] });
}

/**
 * Moves the complete site to `outDir`. Like Vite, first empties a folder in the project, or any with `emptyOutDir`, except
 * `.git`.
 */
export async function deliverSite(builder: ViteBuilder) {
  const { root, build, logger } = builder.config;
  const staging = getStaging(builder, 'client');
  const outDir = resolve(root, build.outDir);
  await mkdir(outDir, { recursive: true });
  const isEmptied = build.emptyOutDir ?? outDir.startsWith(resolve(root) + sep);
  const old = (await readdir(outDir)).filter((name) => name !== '.git');
  if (isEmptied)
    for (const name of old) await rm(join(outDir, name), { recursive: true, force: true });
  else if (old.length > 0)
    logger.warn(
      `The build keeps files of earlier builds in ${outDir}, such as pages of posts that are unpublished now. To delete them, add --emptyOutDir.`,
    );
  for (const name of await readdir(staging)) {
    const [from, to] = [join(staging, name), join(outDir, name)];
    // Another disk, or a folder that was not emptied.
    await rename(from, to).catch(() => cp(from, to, { recursive: true }));
  }
}
