import type { ReactNode } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { onWideScreens } from '../../styles/media';
import { light } from '../../styles/tokens';
import { BEFORE_NAME, CIRCLE_COUNT } from './circles';

const float = keyframes`
  from {
    transform: translateY(0.875rem);
  }
  to {
    transform: translateY(-0.875rem);
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** For pages without scripts, where nothing is random: multiples of irrational numbers spread the circles evenly. */
const fixedPlaces = (count: number, place: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `span:nth-child(${index + 1}) { ${place(index)} }`,
  ).join('');

const behind = fixedPlaces(CIRCLE_COUNT - BEFORE_NAME, (index) => {
  const share = (ratio: number) => ((index + 1) * ratio) % 1;
  return `--x: ${share(0.755).toFixed(2)}; --y: ${share(0.57).toFixed(2)};`;
});
const before = fixedPlaces(BEFORE_NAME, (index) => `--x: ${(0.05 + 0.19 * index).toFixed(2)};`);

const layer = css`
  position: absolute;
  inset: 0;

  > span {
    position: absolute;
    left: calc(var(--x) * 100%);
    width: var(--size);
    height: var(--size);
    margin: calc(var(--size) / -2);
    border-radius: 50%;
    animation: ${float} ease-in-out infinite alternate;
    animation-play-state: var(--play);
    /* Without scripts: of its own for each. */
    animation-duration: calc(2s + 3s * var(--x));
    animation-delay: calc(-10s * var(--x));
  }

  /* Hidden until the script has placed the circles (placeCircles.ts). */
  @media not (scripting: none) {
    section:not([data-placed]) & {
      display: none;
    }
    animation: ${appear} 0.8s ease-out;
  }

  @media print, (forced-colors: active) {
    display: none;
  }
`;

const BehindName = styled.div`
  ${layer}
  z-index: -1;
  /* Follows a mouse (Hero.tsx). */
  transition: translate 1s ease-out;

  @media (prefers-reduced-motion: reduce) {
    translate: none !important;
  }

  > span {
    top: calc(var(--y) * 100%);
    background: linear-gradient(160deg, ${light.circleLit}, ${light.circleShade});
    opacity: 0.25;
  }

  @media (scripting: none) {
    > span {
      --size: calc(50px + 300px * var(--y));
    }
    ${behind}
  }
`;

/** Each circle holds a copy of the name, which moves against it, so that the letters below it change colour in place. */
const BeforeName = styled.span`
  ${layer}

  > span {
    top: calc(var(--y, 0.45) * 1em);
    overflow: hidden;
    background: ${light.signal};
    color: ${light.onSignal};
  }

  i {
    position: absolute;
    top: calc(var(--size) / 2 - var(--y, 0.45) * 1em);
    left: calc(var(--size) / 2 - var(--x) * 100cqi);
    width: 100cqi;
    font-style: normal;
    unicode-bidi: plaintext;
    animation: inherit;
    animation-direction: alternate-reverse;
  }

  i::before {
    content: attr(data-first);
  }
  i::after {
    content: attr(data-last);
    display: block;
    text-indent: 0;

    ${onWideScreens} {
      text-align: var(--end);
    }
  }

  @media (scripting: none) {
    --size: 50px;
    ${before}
  }
`;

const list = (count: number, content?: ReactNode) =>
  Array.from({ length: count }, (_, index) => <span key={index}>{content}</span>);

/** The red circles behind the name: with those before it, twenty of random sizes and places (spec section 2). */
export const CirclesBehind = () => (
  <BehindName aria-hidden="true">{list(CIRCLE_COUNT - BEFORE_NAME)}</BehindName>
);

/** The circles that pass before the letters of the name, inside its heading. */
export const CirclesBefore = (name: { first: string; last: string }) => (
  <BeforeName aria-hidden="true">
    {list(BEFORE_NAME, <i data-first={name.first} data-last={name.last} />)}
  </BeforeName>
);
