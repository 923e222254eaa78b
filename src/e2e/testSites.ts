import type { Plugin } from 'vite';
import type { SiteSource } from '../build/content/readSite';
import type { Owner } from '../content/types';
import { demoOwner } from '../test/data/demoOwner.ts';

/** The site of the browser tests: always with the demo's owner, password and work. */
export const TEST_SITE = { mode: 'test', outDir: 'reports/site' };

/** The same with a content file, and an owner who can receive messages and publish. */
export const OWN_TEST_SITE = {
  mode: 'test-own',
  outDir: 'reports/own-site',
  contentFile: 'src/e2e/own/content.json',
  owner: {
    ...demoOwner,
    order: ['projects', 'about', 'experience', 'music', 'blog', 'contact'],
    contactEndpoint: 'https://messages.example/send',
    repository: { name: 'ada/portfolio' },
  } satisfies Owner,
};

/** The sources of a test site. Returns `undefined` in any other mode. */
export function getTestSource(mode: string): SiteSource | undefined {
  if (mode === TEST_SITE.mode) return { owner: demoOwner, contentFile: null };
  return mode === OWN_TEST_SITE.mode ? OWN_TEST_SITE : undefined;
}

/** Serves the test sites from the root, without the owner's files, and builds them into undeployed folders. */
export const testSites = (): Plugin => ({
  name: 'test-sites',
  config({ build }, { mode }) {
    const site = [TEST_SITE, OWN_TEST_SITE].find((each) => each.mode === mode);
    return (
      site && {
        base: '/',
        publicDir: 'src/e2e/public',
        build: { outDir: build?.outDir ?? site.outDir },
      }
    );
  },
});
