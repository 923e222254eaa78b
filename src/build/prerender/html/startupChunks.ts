import type { Plugin } from 'vite';

/**
 * Adds preload links for the app's startup chunks to every built page: fetched one after another, they take a round
 * trip each. The links are inert in a template until `src/main.tsx` takes them out after the first paint.
 */
export function startupChunks(): Plugin {
  let base = '/';
  return {
    name: 'startup-chunks',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {}, chunk: entry }) {
        const files = new Set<string>();
        function add(file: string) {
          const chunk = bundle[file];
          if (chunk?.type !== 'chunk' || chunk === entry || files.has(file)) return;
          files.add(file);
          chunk.imports.forEach(add);
        }
        entry?.dynamicImports.forEach(add);
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
