import type { ComponentProps } from 'react';
import { imageSource } from '../content/images';
import type { PlaceName } from '../content/places';
import { selectPicture } from '../state/lists/pictures';
import { Picture } from '../ui/Picture';
import { useAppSelector } from './hooks';

interface ContentPictureProps extends Pick<
  ComponentProps<typeof Picture>,
  'kind' | 'seed' | 'title' | 'eager' | 'alt' | 'className'
> {
  /** A file under `public`, or a web address. */
  image: string | undefined;
  place: PlaceName;
}

/** A picture of the content, fitted to its place. */
export function ContentPicture({ image, place, ...look }: ContentPictureProps) {
  const built = useAppSelector((state) => selectPicture(state, image));
  return <Picture {...look} {...imageSource(image, place, built)} />;
}
