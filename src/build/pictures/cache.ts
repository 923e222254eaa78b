/** Keeps what is made of pictures between builds, relative to the root of the project. */
export const CACHE = 'node_modules/.cache/pictures';
