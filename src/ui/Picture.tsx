import { useEffect, useRef, useState } from 'react';
import { css, styled } from 'styled-components';
import { color } from '../styles/tokens';

/** Where the light falls on a drawn cover, as `x y` and its strength in percent: one of these per picture. */
const LIGHTS = [
  '12% 20% 60',
  '85% 15% 48',
  '50% 110% 66',
  '92% 88% 54',
  '8% 92% 42',
  '50% -10% 60',
] as const;

const drawnCover = (light: string) => {
  const [x, y, strength] = light.split(' ');
  return css`
    background:
      repeating-radial-gradient(
        circle at ${x} ${y},
        transparent 0 1.35rem,
        rgb(255 255 255 / 5%) 1.35rem calc(1.35rem + 1px)
      ),
      radial-gradient(
        circle at ${x} ${y},
        color-mix(in srgb, ${color.accentFill} ${strength}%, ${color.surface}),
        ${color.surface} 85%
      );
  `;
};

const Frame = styled.div<{ $light: string; $ratio: string }>`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${({ $ratio }) => $ratio};
  ${({ $light }) => drawnCover($light)}
`;

const Image = styled.img`
  position: absolute;
  inset: 0;
  width: 100%;
  height: 100%;
  object-fit: cover;
`;

function lightOf(text: string): string {
  let sum = 0;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 9973;
  return LIGHTS[sum % LIGHTS.length] ?? LIGHTS[0];
}

interface PictureProps {
  src: string;
  srcSet?: string;
  width: number;
  height: number;
  className?: string;
}

/**
 * A picture that goes with a text beside it, so it has no name of its own. It loads when it comes near; until then,
 * and where it does not load at all, a drawn cover stands in its place.
 */
export function Picture({ src, srcSet, width, height, className }: PictureProps) {
  const image = useRef<HTMLImageElement>(null);
  const [failedSrc, setFailedSrc] = useState<string>();

  // It may have failed before the page was hydrated, and then no event comes.
  useEffect(() => {
    if (image.current?.complete && image.current.naturalWidth === 0) setFailedSrc(src);
  }, [src]);

  return (
    <Frame $light={lightOf(src)} $ratio={`${width} / ${height}`} className={className}>
      {failedSrc !== src && (
        <Image
          ref={image}
          src={src}
          srcSet={srcSet}
          width={width}
          height={height}
          alt=""
          loading="lazy"
          decoding="async"
          onError={() => setFailedSrc(src)}
        />
      )}
    </Frame>
  );
}
