import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { prerender } from './src/prerender/plugin.ts';

export default defineConfig({
  plugins: [react(), prerender()],
  appType: 'custom',
  build: {
    // Browsers without module preloading fetch the chunks when they come to them: not worth a script.
    modulePreload: { polyfill: false },
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
    projects: [
      {
        extends: true,
        test: { name: 'logic', include: ['src/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        test: {
          name: 'screens',
          include: ['src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['src/test/setup.ts'],
        },
      },
    ],
  },
});
