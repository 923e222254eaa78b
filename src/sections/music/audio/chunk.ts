// What a track with audio needs, as one chunk: no visitor of a site without audio downloads it.
export { AudioLine } from './AudioLine';
export { press } from './player';
