import type { ComponentProps } from 'react';
import { imageSource } from '../content/images';
import type { PlaceName } from '../content/picturePlaces';
import { selectPicture } from '../state/lists/pictures';
import { Picture } from '../ui/Picture';
import { useAppSelector } from './hooks';

interface ContentPictureProps extends Pick<
  ComponentProps<typeof Picture>,
  'kind' | 'eager' | 'alt' | 'className'
> {
  /** The image is a file under `public`, or a web address. */
  entry: { id: string; title?: string; image?: string | undefined };
  place: PlaceName;
}

/** The picture of an entry, fitted to its place. */
export function ContentPicture({ entry, place, ...look }: ContentPictureProps) {
  const { id, title, image } = entry;
  const built = useAppSelector((state) => selectPicture(state, image));
  return <Picture {...look} {...imageSource(image, place, built)} seed={id} title={title} />;
}
