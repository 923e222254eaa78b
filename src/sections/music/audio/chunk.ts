// The chunk for tracks with audio: visitors of a site without audio do not download it.
export { AudioLine } from './AudioLine';
export { playOrPause } from './player';
