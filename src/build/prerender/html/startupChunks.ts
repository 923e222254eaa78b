import type { Plugin } from 'vite';

/**
 * Adds links to the chunks that the app starts with to every page of the build. In a template, where they do nothing:
 * `src/main.tsx` takes them out after the first paint, because fetched one after another they take a round trip each.
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
