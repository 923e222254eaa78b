/** What only the owner sees: all posts with their bodies, drafts included, and all tracks; made by the Vite plugin. */
declare module 'virtual:owner-content' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a relative import statement is an error here (TS2439)
  const work: Pick<import('../content/types').Work, 'posts' | 'tracks'>;
  export default work;
}

/** The same module as a copy of its importer's own; see `src/main.tsx`. */
declare module '*/importChunks?entry' {
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- a relative import statement is an error here (TS2439)
  export const importWithRetry: typeof import('../app/start/importChunks').importWithRetry;
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- the same
  export const preload: typeof import('../app/start/importChunks').preload;
}

/** The address of a font with fewer signs and weights than its file; see `subsetFonts.ts`. */
declare module '*&subset' {
  const url: string;
  export default url;
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    keepFeatures: string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }

  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>;
}

/** Its own types are written for Express; any connect server can use it. */
declare module 'compression' {
  import type { Connect } from 'vite';

  export default function compression(): Connect.NextHandleFunction;
}
