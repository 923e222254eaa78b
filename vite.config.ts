import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { shortComponentIds } from './src/build/prerender/html/shortComponentIds.ts';
import { startupChunks } from './src/build/prerender/html/startupChunks.ts';
import { sitePlugins } from './src/build/site.ts';
import { getTestSource, testSites } from './src/e2e/testSites.ts';

/**
 * The libraries as chunks, each with its entry in `src/app/chunks`: `src/main.tsx` runs them one by one, and they stay in
 * the visitor's cache when a new version of the site is deployed. A module takes its imports along; `react` is named for
 * its JSX runtime.
 */
const LIBRARY_CHUNKS = [
  { name: 'react-dom', test: /node_modules\/react\/|chunks\/reactDom\.ts/ },
  { name: 'redux-router', test: /chunks\/reduxAndRouter\.ts/ },
  { name: 'styles-springs', test: /chunks\/stylesAndSprings\.ts/ },
];

/** Tests that mock a module, or check the effects of loading it. The other tests of a worker share loaded modules. */
const ISOLATED_TESTS = 'src/**/*.isolated.test';

/** Tests of components, in jsdom. */
const jsdomProject = (test: ProjectConfig): TestProjectConfiguration => ({
  extends: true,
  test: {
    include: ['src/**/*.test.tsx'],
    environment: 'jsdom',
    // Inserts rules through the CSSOM, as in production: jsdom reparses the whole style sheet for each added text.
    env: { SC_DISABLE_SPEEDY: 'false' },
    setupFiles: ['src/test/setup.ts'],
    ...test,
  },
});

export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    startupChunks(),
    shortComponentIds(),
    testSites(),
    sitePlugins(getTestSource(mode)),
  ],
  appType: 'custom',
  resolve: {
    alias: {
      // Its browser build sets `innerHTML`, which Trusted Types block.
      'decode-named-character-reference': import.meta.resolve('decode-named-character-reference'),
    },
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: 'index.html',
          // The words of the site go where they are used.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: LIBRARY_CHUNKS },
            // Without the underscore of virtual modules: GitHub Pages drops such files from branches without `.nojekyll`.
            chunkFileNames: ({ name }) => `assets/${name.replace(/^_/, '')}-[hash].js`,
          },
        },
      },
    },
  },
  oxc: {
    // Component ids depend on the file, not on the order in which modules run: the prerendered page and the browser
    // then use the same class names, however the code is split.
    plugins: { styledComponents: { displayName: false, pure: true } },
  },
  ssr: {
    // Node would load the CommonJS build of styled-components, whose default export differs from the browser's.
    noExternal: ['styled-components'],
  },
  test: {
    // As in a build, the dashboard does not save to disk. Tests of components need React's development build.
    env: { DEV: '', NODE_ENV: 'test' },
    restoreMocks: true,
    // One more than the cores, because tests also wait.
    maxWorkers: availableParallelism() + 1,
    // Long enough for a busy machine.
    testTimeout: process.env['LONG'] ? 900_000 : 120_000,
    hookTimeout: 120_000,
    reporters: ['default', 'json'],
    outputFile: `reports/${process.env['LONG'] ? 'long-' : ''}vitest.json`,
    projects: [
      {
        extends: true,
        test: {
          name: 'logic',
          include: ['src/**/*.test.ts'],
          exclude: [`${ISOLATED_TESTS}.ts`],
          isolate: false,
        },
      },
      { extends: true, test: { name: 'isolated-logic', include: [`${ISOLATED_TESTS}.ts`] } },
      // `setup.ts` cleans up after each test.
      jsdomProject({ name: 'screens', exclude: [`${ISOLATED_TESTS}.tsx`], isolate: false }),
      jsdomProject({ name: 'isolated-screens', include: [`${ISOLATED_TESTS}.tsx`] }),
    ],
  },
}));
