import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import { CONTENT_FILE } from '../../content/filePaths.ts';
import { checkPosts } from '../content/checkPosts.ts';
import { ContentError } from '../content/contentError.ts';
import { hasFileIn } from '../content/hasFileIn.ts';
import type { Site } from '../content/readSite.ts';
import { headerRules } from '../files/headers/headerRules.ts';
import { formatHeaders } from '../files/headers/headersFile.ts';
import {
  contactOrigins,
  contentSecurityPolicy,
  GITHUB_API,
  headerPolicy,
  imageOrigins,
  mediaSources,
  type SourceHash,
  sourceHash,
  policyForMeta,
} from '../files/headers/policy.ts';
import { writePostCards, writeSitePictures } from '../files/pictures/writePictures.ts';
import { siteFiles, writeSiteFiles } from '../files/siteFiles.ts';
import { headOf } from './html/head.ts';
import { fillTemplate } from './html/template.ts';
import { pagesOf, scriptOf, TAG_SCRIPT } from './pages.ts';
import { RENDER_ENTRY, type RenderEntry } from './renderEntry.ts';

/** Inside the project, so that the bundle resolves its packages. */
const RENDER_OUT = 'node_modules/.prerender';

/** The options under which Vite builds the render entry. */
export const renderEntryBuildOptions = {
  outDir: RENDER_OUT,
  emptyOutDir: true,
  // Fonts are referenced only from rendered pages, so this build emits them.
  emitAssets: true,
  rolldownOptions: { input: RENDER_ENTRY },
};

const hashOfStyle = (styles: string) => sourceHash(styles.replace(/^<style[^>]*>|<\/style>$/g, ''));

/** Builds the site, renders every page into it, and writes the generated files beside the pages. */
export async function buildSite(
  builder: ViteBuilder,
  { content, strictTransportSecurity }: Site,
  outDir: string,
) {
  const { root, base, publicDir, logger } = builder.config;
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('The build needs the client and the ssr environment.');
  if (!client.isBuilt) await builder.build(client);
  await builder.build(ssr);
  const entry = pathToFileURL(join(root, RENDER_OUT, 'render.js')).href;
  const { renderPages, bodyImages } = (await import(entry)) as RenderEntry;
  await cp(join(root, RENDER_OUT, 'assets'), join(outDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
  const template = await readFile(join(outDir, 'index.html'), 'utf8');

  async function write(file: string, text: string | Buffer) {
    await mkdir(dirname(join(outDir, file)), { recursive: true });
    await writeFile(join(outDir, file), text);
  }

  const imagesInPosts = content.isOwn ? bodyImages(content) : [];
  const hasFile = hasFileIn(publicDir);
  const errors = checkPosts(imagesInPosts, hasFile);
  if (errors.length > 0) throw new ContentError({ [CONTENT_FILE]: errors });
  const images = imageOrigins(
    content,
    imagesInPosts.flatMap((each) => each.images),
  );
  const contact = contactOrigins(content.owner);
  const connect = [...contact, ...(content.owner.repository ? [GITHUB_API] : [])];
  const media = mediaSources(content);
  const allHashes: SourceHash[] = [];
  const pages = pagesOf(content);
  // Awaited after the rendering: the pictures are made in other threads.
  const picturesWritten = Promise.all([
    writeSitePictures(content.owner, hasFile, write),
    writePostCards(pages, content.owner, write),
  ]);
  for (const { page, ...rendered } of await renderPages(pages, content, base)) {
    const hashes = rendered.styles.map(hashOfStyle);
    const policy = contentSecurityPolicy({
      styles: hashes,
      images,
      ...(!page.reading && { connect: page.isAdmin ? connect : contact, media }),
    });
    const head = headOf(rendered, page, content, policyForMeta(policy));
    const script = scriptOf(page, base + TAG_SCRIPT.file);
    await write(page.file, fillTemplate(template, head, rendered, script));
    allHashes.push(...hashes);
  }
  await picturesWritten;
  const { policy, isTooLong } = headerPolicy({ styles: allHashes, images, connect, media });
  if (isTooLong) {
    logger.warn(
      `The images come from ${images.length} hosts, more than fit into a line of _headers: there images may come from anywhere, and the policy in each page names the hosts.`,
    );
  }
  await write('_headers', formatHeaders(headerRules(policy, base, strictTransportSecurity)));
  await writeSiteFiles(siteFiles(content, base), hasFile, write);
  await rm(join(root, RENDER_OUT), { recursive: true });
}
