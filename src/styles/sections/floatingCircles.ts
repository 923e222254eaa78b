import { light } from '../tokens';

/** The rules of places for pages without scripts, where nothing is random. */
const fixedPlaces = (layer: string, count: number, place: (index: number) => string) =>
  Array.from(
    { length: count },
    (_, index) => `${layer} > span:nth-child(${index + 1}) { ${place(index)} }`,
  ).join('');

/** Multiples of irrational numbers spread the circles evenly. */
const behind = fixedPlaces('.circles-behind', 15, (index) => {
  const share = (ratio: number) => ((index + 1) * ratio) % 1;
  return `--x: ${share(0.755).toFixed(2)}; --y: ${share(0.57).toFixed(2)};`;
});
const front = fixedPlaces(
  '.circles-front',
  5,
  (index) => `--x: ${(0.05 + 0.19 * index).toFixed(2)};`,
);

/** The rules of the hero's circles. `--x`, `--y` and `--size` place a circle; `--play` is the play state of all. */
export const floatingCircles = `
  @keyframes float {
    from {
      transform: translateY(0.875rem);
    }
    to {
      transform: translateY(-0.875rem);
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }

  .circles {
    position: absolute;
    inset: 0;
  }
  .circles > span {
    position: absolute;
    left: calc(var(--x) * 100%);
    width: var(--size);
    height: var(--size);
    margin: calc(var(--size) / -2);
    border-radius: 50%;
    /* Without scripts, each circle derives them from its place. */
    --duration: calc(2s + 3s * var(--x));
    --delay: calc(-10s * var(--x));
  }
  .circles > span,
  .circles-front i {
    animation: float var(--duration) var(--delay) ease-in-out infinite alternate var(--play);
  }
  /* Hidden until the script has placed the circles (placeCircles.ts). */
  @media (scripting: enabled) {
    section:not([data-placed]) .circles {
      display: none;
    }
    .circles {
      animation: appear 0.8s ease-out;
    }
  }
  @media print, (forced-colors: active) {
    .circles {
      display: none;
    }
  }

  .circles-behind {
    z-index: -1;
    /* Shifts against a mouse (Hero.tsx). */
    transition: translate 1s ease-out;
  }
  @media (prefers-reduced-motion: reduce) {
    .circles-behind {
      translate: none !important;
    }
  }
  .circles-behind > span {
    top: calc(var(--y) * 100%);
    background: linear-gradient(160deg, ${light.circleLit}, ${light.circleShade});
    opacity: 0.25;
  }

  .circles-front > span {
    top: calc(var(--y, 0.45) * 1em);
    overflow: hidden;
    background: ${light.signal};
    color: ${light.onSignal};
  }
  .circles-front i {
    position: absolute;
    top: calc(var(--size) / 2 - var(--y, 0.45) * 1em);
    left: calc(var(--size) / 2 - var(--x) * 100cqi);
    width: 100cqi;
    font-style: normal;
    animation-direction: alternate-reverse;
  }
  .circles-front i::before {
    content: attr(data-first);
  }
  .circles-front i::after {
    content: attr(data-last);
  }

  @media (scripting: none) {
    .circles-behind > span {
      --size: calc(50px + 300px * var(--y));
    }
    .circles-front {
      --size: 50px;
    }
    ${behind}
    ${front}
  }
`;
