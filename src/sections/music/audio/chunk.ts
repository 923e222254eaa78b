// The code for tracks with audio, as one chunk, which visitors of a site without audio do not download.
export { AudioLine } from './AudioLine';
export { playOrPause } from './player';
