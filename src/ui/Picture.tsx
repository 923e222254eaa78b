import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { coverOf } from '../styles/coverOf';

const Frame = styled.div<{ $ratio: string }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  /* Its aspect ratio gives its size, so nothing moves when the browser skips it off screen. */
  content-visibility: auto;
  /* Forced colours would take a drawn cover away, but not a photograph. */
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

  /* Browsers draw this for a broken image only: without scripts it hides their icon for it. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: inherit;
  }
`;

interface PictureProps {
  /** Which of the drawn covers it has: the same for the same seed. */
  seed: string;
  src?: string;
  srcSet?: string;
  width: number;
  height: number;
  /** `eager` where it stands in the first screenful. */
  loading?: 'lazy' | 'eager';
  className?: string;
}

/**
 * A decorative picture (`alt=""`) that loads when it comes near the viewport. Until then, and where there is none or
 * it fails to load, a drawn cover shows.
 */
export function Picture({
  seed,
  src,
  srcSet,
  width,
  height,
  loading = 'lazy',
  className,
}: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  // Equal to a missing `src` at first, so that no picture renders no `<img>`.
  const [failedSrc, setFailedSrc] = useState<string>();

  // An image that failed before hydration fires no event.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <Frame data-cover={coverOf(seed)} $ratio={`${width} / ${height}`} className={className}>
      {failedSrc !== src && (
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
