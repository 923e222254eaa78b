import { useEffect, useRef, useState } from 'react';
import { styled } from 'styled-components';
import { type CoverKind, getCover } from '../styles/covers/getCover';
import { color } from '../styles/tokens';

const FrameBase = styled.div`
  position: relative;
  contain: content;
  /* Covers may end in the colour of the ground. */
  box-shadow: 0 0 0 1px ${color.line};
  /* Forced colours would remove a drawn cover, but not a photograph. */
  forced-color-adjust: none;

  /* Browsers print no backgrounds: a drawn cover would be an empty box. */
  @media print {
    &:not(:has(img)) {
      display: none;
    }
  }
`;

/**
 * `:where`, because a ratio that first appears after hydration is inserted last, and would override the `aspect-ratio` of
 * the place that uses the picture.
 */
const Frame = styled(FrameBase)<{ $ratio: string }>`
  :where(&) {
    aspect-ratio: ${({ $ratio }) => $ratio};
  }
`;

interface PictureProps {
  /** The kind and the seed of the drawn cover: the same seed gives the same cover. */
  kind: CoverKind;
  seed: string;
  /** Its first letter is in some drawn covers. */
  title?: string | undefined;
  src?: string;
  srcSet?: string;
  /** The `srcSet` in AVIF. */
  avif?: string;
  sizes?: string;
  /** Shows until the picture has loaded, in place of the drawn cover. */
  color?: string;
  width: number;
  height: number;
  /** Set for the largest picture on the first screen; others are lazy. */
  eager?: boolean;
  /** The description of a picture that is not decorative. */
  alt?: string;
  className?: string;
}

/** A picture, decorative by default. A drawn cover (`styles/covers`) shows until it loads, and if it is missing or broken. */
export function Picture({
  kind,
  seed,
  title,
  avif,
  color,
  eager = false,
  alt = '',
  className,
  ...image
}: PictureProps) {
  const { src, sizes, width, height } = image;
  const ref = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();

  // An image that failed before hydration fires no event; one that loads later fades in.
  useEffect(() => {
    const element = ref.current;
    if (!element?.complete) element?.setAttribute('data-loading', '');
    else if (element.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  const shown = src && src !== failedSrc && (
    <img
      ref={ref}
      {...image}
      alt={alt}
      {...(eager ? { fetchPriority: 'high' } : { loading: 'lazy' })}
      decoding="async"
      onLoad={({ currentTarget }) => currentTarget.removeAttribute('data-loading')}
      onError={() => setFailedSrc(src)}
    />
  );
  return (
    <Frame
      data-cover={getCover(kind, seed)}
      data-letter={title?.match(/[\p{L}\p{N}]/u)?.[0].toUpperCase()}
      $ratio={`${width} / ${height}`}
      className={className}
    >
      {shown && color && <svg color={color} aria-hidden="true" />}
      {shown && avif ? (
        <picture>
          <source type="image/avif" srcSet={avif} sizes={sizes} />
          {shown}
        </picture>
      ) : (
        shown
      )}
    </Frame>
  );
}
