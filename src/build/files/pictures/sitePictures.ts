import type { Owner } from '../../../content/types';
import { drawIcon } from './brandMark.ts';
import { socialPicture } from './socialPicture.ts';

/** The picture of the site's social card. */
export const SHARE_PICTURE = 'share.jpg';

const drawShare = ({ name, roles, brandMark }: Owner) =>
  socialPicture({ title: name, subtitle: roles.join(' · '), brandMark });

const icon =
  (side: number) =>
  ({ brandMark }: Owner) =>
    drawIcon(brandMark, side);

/** The pictures that are made from `owner.ts`, by file name. */
const PICTURES = new Map([
  [SHARE_PICTURE, drawShare],
  ['icon-192.png', icon(192)],
  ['icon-512.png', icon(512)],
  ['apple-touch-icon.png', icon(180)],
]);

export const sitePictureNames: readonly string[] = [...PICTURES.keys()];

/** Draws the picture of a name. Returns `undefined` if the site has none of that name. */
export const drawSitePicture = async (name: string, owner: Owner) => PICTURES.get(name)?.(owner);
