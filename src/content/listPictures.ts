import { type BuiltPictures, isUrl } from './images.ts';
import { listTexts, type Texts } from './markdown/listTexts.ts';
import { findTargets } from './markdown/targets.ts';
import type { PlaceName } from './picturePlaces.ts';
import type { Work } from './types';

type PictureLists = Texts & Partial<Pick<Work, 'about' | 'tracks'>>;

/** A picture, the field of the content that names it, and the places that show it. */
export interface NamedPicture {
  picture: string;
  field: PropertyKey[];
  places: PlaceName[];
}

const inField = (
  picture: string | undefined,
  field: PropertyKey[],
  places: PlaceName[],
): NamedPicture[] => (picture === undefined ? [] : [{ picture, field, places }]);

/** The pictures that the work names: files under `public`, and web addresses. */
export function listPictures(work: PictureLists): NamedPicture[] {
  const { about = [], projects = [], tracks = [], posts = [] } = work;
  return [
    ...projects.flatMap(({ image }, index) =>
      inField(image, ['projects', index, 'image'], ['featuredProject', 'projectCard', 'cover']),
    ),
    ...tracks.flatMap(({ cover }, index) => inField(cover, ['tracks', index, 'cover'], ['track'])),
    ...posts.flatMap(({ image }, index) =>
      inField(image, ['posts', index, 'image'], ['featuredPost', 'postRow', 'cover']),
    ),
    ...about.flatMap(({ portrait }) => inField(portrait, ['about', 'portrait'], ['portrait'])),
    ...listTexts(work).flatMap(({ text, field }) =>
      findTargets(text).images.flatMap((picture) => inField(picture, field, ['prose'])),
    ),
  ];
}

/** The paths of the pictures under `public` that the work names. */
export const listPicturePaths = (work: PictureLists) =>
  listPictures(work).flatMap(({ picture }) => (isUrl(picture) ? [] : picture));

/** Only the pictures that the work names. */
export function pickPictures(pictures: BuiltPictures = {}, work: PictureLists): BuiltPictures {
  const named = listPicturePaths(work);
  return Object.fromEntries(Object.entries(pictures).filter(([path]) => named.includes(path)));
}
