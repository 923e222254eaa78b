import type { Plugin } from 'vite';

/** The id of Vite's module with the function that it puts around each `import()`. */
const PRELOAD_HELPER = '\0vite/preload-helper.js';

/**
 * On the first line of a script: Chromium compiles its functions in the background, not at their first calls in the main
 * thread (https://v8.dev/blog/explicit-compile-hints; figures in decisions/staged-start.md).
 */
const COMPILE_HINT = '//# allFunctionsCalledOnLoad\n';

/**
 * Marks the chunks of the start for early compilation, and writes preload links to them into a template, inert until
 * `src/main.tsx` takes them out, so that they load in parallel. The page links to the styles of all chunks. Vite's helper,
 * which preloads chunks and styles at each `import()`, costs 1 KB of each page and is left out
 * (https://github.com/vitejs/vite/issues/13952).
 */
export function startupChunks(): Plugin {
  let base = '/';
  return {
    name: 'startup-chunks',
    apply: 'build',
    enforce: 'pre',
    config: () => ({ build: { modulePreload: false, cssCodeSplit: false } }),
    configResolved(config) {
      base = config.base;
    },
    load: (id) =>
      id === PRELOAD_HELPER ? 'export const __vitePreload = (load) => load();' : undefined,
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const files = new Set<string>();
        function include(file: string) {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || chunk === entry || files.has(file)) return;
          files.add(file);
          // After Vite has named the file by its content: a file with and without the hint works the same.
          chunk.code = COMPILE_HINT + chunk.code;
          chunk.imports.forEach(include);
        }
        entry?.dynamicImports.forEach(include);
        const links = [...files].map((file) => ({
          tag: 'link',
          attrs: { rel: 'modulepreload', href: base + file },
        }));
        return [
          { tag: 'template', attrs: { id: 'startup-chunks' }, children: links, injectTo: 'body' },
        ];
      },
    },
  };
}
