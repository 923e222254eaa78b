import { normalizePath, type Plugin } from 'vite';

/** A second entry, relative to the root, that loads `src/main.tsx` again if that failed. */
export const RETRY_ENTRY = 'src/app/start/retryEntry.ts';

/** Adds the script of the retry entry to every page of the build. */
export function retryEntryScript(): Plugin {
  let base = '/';
  return {
    name: 'retry-entry-script',
    apply: 'build',
    configResolved(config) {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler(_html, { bundle = {} }) {
        const chunk = Object.values(bundle).find(
          (each) =>
            each.type === 'chunk' && normalizePath(each.facadeModuleId ?? '').endsWith(RETRY_ENTRY),
        );
        if (!chunk) throw new Error(`${RETRY_ENTRY} is not in the build.`);
        return [
          {
            tag: 'script',
            attrs: {
              type: 'module',
              async: true,
              fetchpriority: 'low',
              src: base + chunk.fileName,
            },
            injectTo: 'body',
          },
        ];
      },
    },
  };
}
