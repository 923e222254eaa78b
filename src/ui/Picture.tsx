import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { coverOf } from '../styles/coverOf';

const Frame = styled.div<{ $ratio: string }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  /* Off screen it is neither laid out nor fetched; its size does not depend on what is in it. */
  content-visibility: auto;
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  background: inherit;
  object-fit: cover;

  /* Drawn for a broken image only: hides the browser's sign for it where no script takes the image away. */
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
 * A picture that goes with a text beside it, so it has no name of its own. It loads when it comes near; until then,
 * and where there is none or it does not load, a drawn cover stands in its place.
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
  // Nothing at first, so that where there is no picture none is tried.
  const [failedSrc, setFailedSrc] = useState<string>();

  // It may have failed before the page was hydrated, and then no event comes.
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
