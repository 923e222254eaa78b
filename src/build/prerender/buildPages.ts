import { cp, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ViteBuilder } from 'vite';
import type { Content } from '../../content/types';
import { formatPolicy, getPolicySources, hashSource, type PolicySources } from '../files/policy.ts';
import { getStaging, writeFileIn } from '../staging.ts';
import { formatHead } from './html/head.ts';
import { fillTemplate } from './html/template.ts';
import { getPages } from './pages.ts';
import type * as render from './render';

/** The path of the render entry, relative to the root of the project. */
export const RENDER_ENTRY = 'src/build/prerender/render.tsx';

export type RenderEntry = typeof render;

/** The options under which Vite builds the render entry. */
export const renderEntryOptions = {
  emptyOutDir: true,
  // Fonts are referenced only from rendered pages, so this build emits them.
  emitAssets: true,
  rolldownOptions: { input: RENDER_ENTRY },
};

/** Builds the app and the render entry, and imports the entry. */
async function buildApp(builder: ViteBuilder, outDir: string) {
  for (const environment of Object.values(builder.environments)) await builder.build(environment);
  const out = getStaging(builder, 'ssr');
  await cp(join(out, 'assets'), join(outDir, 'assets'), {
    recursive: true,
    filter: (file) => !file.endsWith('.js'),
  });
  return (await import(pathToFileURL(join(out, 'render.js')).href)) as RenderEntry;
}

/** Builds the app and writes every page. Returns the sources that the site's policy must allow. */
export async function buildPages(builder: ViteBuilder, content: Content): Promise<PolicySources> {
  const { base } = builder.config;
  const outDir = getStaging(builder, 'client');
  const { renderPages } = await buildApp(builder, outDir);
  const sources = getPolicySources(content);
  const template = await readFile(join(outDir, 'index.html'), 'utf8');
  const styles: PolicySources['styles'] = [];
  for (const { page, ...rendered } of await renderPages(getPages(content), content, base)) {
    const hashes = rendered.styles.map((style) =>
      hashSource(style.replace(/<\/?style[^>]*>/g, '')),
    );
    const { images, hosts, contact, connect, media } = sources;
    const policy = formatPolicy(
      {
        styles: hashes,
        images: page.isAdmin ? images : hosts,
        ...(!page.reading && { connect: page.isAdmin ? connect : contact, media }),
      },
      'meta',
    );
    const head = formatHead(rendered, page, content, policy);
    await writeFileIn(outDir, page.file, fillTemplate(template, head, rendered, content.owner));
    styles.push(...hashes);
  }
  return { ...sources, styles };
}
