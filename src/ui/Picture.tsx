import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type CoverKind, getCover } from '../styles/getCover';

const Frame = styled.div<{ $ratio: string }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  /* The aspect ratio reserves its space while the browser skips it off screen. */
  content-visibility: auto;
  /* Forced colours would remove a drawn cover, but not a photograph. */
  forced-color-adjust: none;

  /* Browsers print no backgrounds: a drawn cover would be an empty box. */
  @media print {
    &:not(:has(img)) {
      display: none;
    }
  }
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: inherit;
  object-fit: cover;

  /* Rendered for broken images only: covers the browser's icon if no script removes the image. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: inherit;
  }
`;

interface PictureProps {
  /** The kind and the seed of the drawn cover: the same seed gives the same cover. */
  kind: CoverKind;
  seed: string;
  src?: string;
  srcSet?: string;
  width: number;
  height: number;
  /** `eager` if it is on the first screen. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/** A decorative picture, lazy by default. A drawn cover shows until it loads, and if it is missing or broken. */
export function Picture({
  kind,
  seed,
  src,
  srcSet,
  width,
  height,
  loading = 'lazy',
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();

  // An image that failed before hydration fires no event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <Frame data-cover={getCover(kind, seed)} $ratio={`${width} / ${height}`} className={className}>
      {src && src !== failedSrc && (
        <Image
          ref={image}
          src={src}
          srcSet={srcSet}
          width={width}
          height={height}
          alt=""
          loading={loading}
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  );
}
