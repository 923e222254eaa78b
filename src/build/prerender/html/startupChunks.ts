import type { Plugin } from 'vite';

/** Puts preload links into a template, inert until `src/main.tsx` takes them out: the chunks then load in parallel. */
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
