/** All work, drafts and bodies included, and the git hash of the content file; null if there is none. */
declare module 'virtual:owner-content' {
  const work: import('../content/types').Work & {
    fileHash: string | null;
    pictures?: import('../content/images').BuiltPictures;
  };
  export default work;
}

/** All tracks, with the pictures of their covers. The public page starts with the first six. */
declare module 'virtual:tracks' {
  const all: Pick<import('../content/types').Content, 'tracks' | 'pictures'>;
  export default all;
}

/** The paths of the files of the site besides its pages. */
declare module 'virtual:site-files' {
  const files: string[];
  export default files;
}

/** Salt and hash of the owner's password, or of the demo's if none is set. */
declare module 'virtual:password-hash' {
  const passwordHash: import('../content/types').PasswordHash;
  export default passwordHash;
}

/** The words of the public site in the language of the owner; in tests, English. */
declare module 'virtual:words' {
  export const words: import('../content/words/words').Words;
  /** A BCP 47 tag. */
  export const language: string;
  export const isEnglish: boolean;
  /** The ten digits; empty for those of English. */
  export const digits: string;
  /** The texts before and after a number of percent. */
  export const percent: [before: string, after: string];
}

/** The URL of a font with fewer characters and weights than its file; see `subsetFonts.ts`. */
declare module '*&subset' {
  const url: string;
  export default url;
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    keepFeatures?: string[];
    variationAxes: Record<string, number | { min: number; max: number }>;
  }
  function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
  export default subsetFont;
}

/** Its own types require Express; it works with any connect server. */
declare module 'compression' {
  export default function compression(): import('vite').Connect.NextHandleFunction;
}

interface ImportMetaEnv {
  /** The folder of the project in the dev server; empty in a build. */
  readonly DEV_PROJECT: string;
}
