import { availableParallelism } from 'node:os';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { ProjectConfig } from 'vitest/node';
import { prerender, RETRY_ENTRY } from './src/prerender/plugin.ts';
import { subsetFonts } from './src/prerender/subsetFonts.ts';

/**
 * The libraries as chunks of their own, each with the module that names it: `src/main.tsx` fetches them one by one, and
 * a visitor who comes back after a new version of the site has them.
 */
const LIBRARY_CHUNKS = [
  { name: 'react-dom', test: /node_modules\/(react|react-dom|scheduler)\/|chunks\/react\.ts/ },
  {
    name: 'state',
    test: /node_modules\/(@reduxjs|redux|react-redux|immer|reselect|react-router|react-router-dom|use-sync-external-store|cookie|set-cookie-parser)\/|chunks\/state\.ts/,
  },
  {
    name: 'style',
    test: /node_modules\/(styled-components|stylis|@emotion|react-spring|@react-spring)\/|chunks\/style\.ts/,
  },
];

/**
 * Imports chunks without Vite's helper, which preloads what a chunk needs and would stand in the entry: every chunk would
 * import the entry by its address, and that one is fetched again under another where it did not come.
 */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id === '\0vite/preload-helper.js' ? `\0plain-import:${importer ?? ''}` : undefined,
  load: (id) =>
    id.startsWith('\0plain-import:') ? 'export const __vitePreload = (load) => load();' : undefined,
};

/**
 * Lets what is unused of React Router be left out of the bundle: its links and forms are kept by a call and by a
 * statement that names each for React DevTools.
 */
const shakeRouter: Plugin = {
  name: 'shake-router',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/react-router\// },
    handler: (code) =>
      code
        .replace(/^\w+\.displayName = ".*";$/gm, '')
        .replace(/= (?=React\d*\.(forwardRef|createContext)\()/g, '= /* @__PURE__ */ '),
  },
};

const MOCKING = 'src/app/boundaries.test.tsx';

/** Tests of components, in jsdom. */
const screens = (test: ProjectConfig): TestProjectConfiguration => ({
  extends: true,
  test: {
    include: ['src/**/*.test.tsx'],
    environment: 'jsdom',
    // Rules go in through the CSSOM, as in production: jsdom reads a style sheet anew at every text that is added.
    env: { SC_DISABLE_SPEEDY: 'false' },
    setupFiles: ['src/test/setup.ts'],
    ...test,
  },
});

export default defineConfig({
  plugins: [react(), plainImports, shakeRouter, subsetFonts(), prerender()],
  appType: 'custom',
  build: {
    // `src/main.tsx` fetches the chunks one by one, on purpose: nothing is there to be preloaded.
    modulePreload: false,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: ['index.html', RETRY_ENTRY],
          output: { codeSplitting: { groups: LIBRARY_CHUNKS } },
        },
      },
    },
  },
  oxc: {
    // Component ids that depend on the file and not on the order in which modules run: the class names of the
    // prerendered page and of the browser are then the same, however the code is split.
    plugins: { styledComponents: { displayName: false, fileName: false, pure: true } },
  },
  ssr: {
    // Node would take the CommonJS build of styled-components, whose default export differs from the browser's.
    noExternal: ['styled-components'],
  },
  test: {
    restoreMocks: true,
    // The tests wait now and then: one more than the cores is the fastest.
    maxWorkers: availableParallelism() + 1,
    // Long enough for a machine that is busy with something else.
    testTimeout: process.env['LONG'] ? 900_000 : 60_000,
    hookTimeout: 60_000,
    reporters: ['default', 'json'],
    outputFile: `reports/${process.env['LONG'] ? 'long-' : ''}vitest.json`,
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['src/**/*.test.ts'], environment: 'node' },
      },
      // The site is loaded once for all files of a worker; `setup.ts` cleans up after each test.
      screens({ name: 'screens', exclude: [MOCKING], isolate: false }),
      // A test that mocks a module of the site loads the site for itself.
      screens({ name: 'mocked screens', include: [MOCKING] }),
    ],
  },
});
