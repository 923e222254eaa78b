/** What only the owner sees: all posts with their bodies, drafts included, and all tracks; made by the Vite plugin. */
declare module 'virtual:owner-content' {
  // An ambient module cannot have a relative import statement.
  // eslint-disable-next-line @typescript-eslint/consistent-type-imports -- see above
  const work: Pick<import('../content/types').Work, 'posts' | 'tracks'>;
  export default work;
}
