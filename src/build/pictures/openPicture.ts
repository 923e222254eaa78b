import sharp from 'sharp';

/** Opens a picture, upright. Fails if it is cut off, but not for the odd headers of some Samsung cameras (sharp#1578). */
export const openPicture = (bytes: Buffer) => sharp(bytes, { failOn: 'error' }).autoOrient();
