import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import compression from 'compression';
import type { Plugin } from 'vite';
import type { Content } from '../../content/types';
import { listFiles } from '../content/publicFiles.ts';
import type { SharedSite } from '../content/readSite';
import { getPages, POST_CARD } from '../prerender/pages.ts';
import { getPathname } from '../requests.ts';
import { deliverSite, getStaging } from '../staging.ts';
import {
  findHeaders,
  formatHeaders,
  getHeaderRules,
  HEADERS_FILE,
  parseHeaders,
  VERSION_FILE,
} from './headers.ts';
import { drawSocialPicture } from './pictures/socialPicture.ts';
import { formatPolicy } from './policy.ts';
import { SITE_FILES } from './siteFiles.ts';
import { writeFileIn } from './writeFileIn.ts';

/** Writes the social card of each post. */
async function writePostCards(content: Content, outDir: string) {
  const { name: subtitle, brandMark } = content.owner;
  for (const { reading, file } of getPages(content)) {
    if (!reading || reading === 'index') continue;
    const card = await drawSocialPicture({ title: reading.title, subtitle, brandMark });
    await writeFileIn(outDir, join(dirname(file), POST_CARD), card);
  }
}

/** Generates the files besides the pages: headers, pictures, feed, sitemap and others. */
export function filesPlugin(site: SharedSite): Plugin {
  return {
    name: 'files',

    configureServer({ middlewares, config }) {
      async function makeFile(name: string) {
        const make = SITE_FILES.get(name);
        if (!make || listFiles(config.publicDir).includes(name)) return undefined;
        return make((await site.read(config)).content, config.base);
      }
      middlewares.use(config.base, (request, response, next) => {
        makeFile(getPathname(request).slice(1))
          .then((file) => (file === undefined ? next() : void response.end(file)))
          .catch(next);
      });
    },

    /** Sends the headers of the built site. Runs before the base is removed from the URL. */
    configurePreviewServer({ middlewares, config }) {
      const file = resolve(config.root, config.build.outDir, HEADERS_FILE);
      if (!existsSync(file)) {
        throw new Error('There is no built site yet. Run `npm run build` first.');
      }
      middlewares.use((request, response, next) => {
        const rules = parseHeaders(readFileSync(file, 'utf8'));
        const headers = findHeaders(rules, getPathname(request));
        response.setHeaders(new Map(Object.entries(headers)));
        next();
      });
      middlewares.use(compression());
    },

    buildApp: {
      order: 'post',
      async handler(builder) {
        const { config } = builder;
        const { content, fileHash, strictTransportSecurity } = await site.read(config);
        const outDir = getStaging(builder, 'client');
        const own = listFiles(config.publicDir);
        for (const [name, make] of SITE_FILES) {
          // The owner's own file takes precedence.
          const file = own.includes(name) ? undefined : await make(content, config.base);
          if (file !== undefined) await writeFileIn(outDir, name, file);
        }
        await writePostCards(content, outDir);
        // The dashboard asks for it after Publish, to tell when the new site is online.
        if (fileHash)
          await writeFileIn(outDir, VERSION_FILE, JSON.stringify({ content: fileHash }));
        if (!site.policySources) throw new Error('The pages have not been rendered.');
        const policy = formatPolicy(site.policySources, 'header');
        const rules = getHeaderRules(policy, config.base, strictTransportSecurity);
        await writeFileIn(outDir, HEADERS_FILE, formatHeaders(rules));
        await deliverSite(builder);
      },
    },
  };
}
