import { isUrl } from '../images.ts';
import { findTargets } from '../markdown/targets.ts';
import type { PlaceName } from '../picturePlaces.ts';
import type { Work } from '../types';
import { listTexts, type Texts } from './listTexts.ts';

type PictureLists = Texts & Partial<Pick<Work, 'about' | 'tracks'>>;

/** A picture under `public`, the field of the content that names it, and the places that show it. */
export interface NamedPicture {
  picture: string;
  field: PropertyKey[];
  places: PlaceName[];
}

/** The pictures under `public` that the work names. */
export function listPictures({
  about = [],
  projects,
  tracks,
  posts,
}: PictureLists): NamedPicture[] {
  const fromField = (
    list: { image?: string | undefined; cover?: string | undefined }[] = [],
    name: keyof PictureLists,
    field: 'image' | 'cover',
    places: PlaceName[],
  ) => list.map((entry, index) => ({ picture: entry[field], field: [name, index, field], places }));
  const fromText = listTexts({ projects, posts }).flatMap(({ text, field }) =>
    findTargets(text).images.map((picture) => ({ picture, field, places: ['prose' as const] })),
  );
  return [
    ...fromField(projects, 'projects', 'image', ['featuredProject', 'projectCard', 'cover']),
    ...fromField(tracks, 'tracks', 'cover', ['track']),
    ...fromField(posts, 'posts', 'image', ['featuredPost', 'postRow', 'cover']),
    ...about.map(({ portrait }) => ({
      picture: portrait,
      field: ['about', 'portrait'],
      places: ['portrait' as const],
    })),
    ...fromText,
  ].flatMap(({ picture, ...where }) =>
    picture === undefined || isUrl(picture) ? [] : { picture, ...where },
  );
}
