/** Made by the plugin: all posts with their bodies, drafts included, all tracks and all projects. */
declare module 'virtual:owner-content' {
  const work: import('../../content/types').Work & {
    /** The git hash of the content file; null if there is none. */
    fileHash: string | null;
  };
  export default work;
}

/** Made by the plugin: all tracks. The public page starts with the newest. */
declare module 'virtual:tracks' {
  const tracks: import('../../content/types').Track[];
  export default tracks;
}

/** Made by the plugin: the paths below `public` of the pictures in `public/images`. */
declare module 'virtual:pictures' {
  const pictures: string[];
  export default pictures;
}

/** Made by the plugin: the paths of the files of the site besides its pages, for `parseContent`. */
declare module 'virtual:site-files' {
  const files: string[];
  export default files;
}

/** Made by the plugin: salt and hash of the owner's password, or of the demo's if none is set. */
declare module 'virtual:password-hash' {
  const passwordHash: import('../../content/types').PasswordHash;
  export default passwordHash;
}

/** The URL of a font with fewer characters and weights than its file; see `subsetFonts.ts`. */
declare module '*&subset' {
  const url: string;
  export default url;
}
