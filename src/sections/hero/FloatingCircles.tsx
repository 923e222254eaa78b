import { memo, useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { light } from '../../styles/tokens';
import { CIRCLE_COUNT, type Circle, randomCircle } from './circles';

const raised = (part: number) => `translate(-50%, calc(-50% - ${part * 1.75}rem))`;

/** Slow at both ends, by its distances: the timing function of a circle is its steps, of which each part has as many. */
const float = keyframes`
  25% {
    transform: ${raised(0.15)};
  }
  50% {
    transform: ${raised(0.5)};
  }
  75% {
    transform: ${raised(0.85)};
  }
  to {
    transform: ${raised(1)};
  }
`;

/** By then the page has loaded and its entrance is over, in seconds after the circles are there. */
const FLOAT_DELAY_S = 2.8;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** Positions for pages without scripts, where nothing is random: multiples of irrational numbers spread evenly. */
const spread = (index: number): Circle => {
  const step = (ratio: number) => (index * ratio) % 1;
  const parts = [step(0.618), step(0.755), step(0.57), step(0.819)];
  return randomCircle(() => parts.shift() ?? 0);
};

const styleOf = ({ size, x, y, steps, duration }: Circle) => ({
  width: `${size.toFixed()}px`,
  height: `${size.toFixed()}px`,
  left: `${x.toFixed(1)}%`,
  top: `${y.toFixed(1)}%`,
  'animation-duration': `${duration.toFixed(2)}s`,
  'animation-timing-function': `steps(${steps})`,
});

const fixedPlaces = Array.from({ length: CIRCLE_COUNT }, (_, index) => {
  const rules = Object.entries(styleOf(spread(index + 1)));
  return css`
    span:nth-child(${index + 1}) {
      ${rules.map(([name, value]) => `${name}:${value};`).join('')}
    }
  `;
});

const Layer = styled.div<{ $paused: boolean }>`
  position: absolute;
  inset: 0;
  z-index: -1;

  span {
    position: absolute;
    border-radius: 50%;
    background: radial-gradient(circle at 32% 28%, ${light.circleCore}, ${light.circleRim} 72%);
    transform: translate(-50%, -50%);
    animation: ${float} 3s ${FLOAT_DELAY_S}s infinite alternate;
    animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    ${fixedPlaces}
  }

  /* Hidden until the script has placed the circles. */
  @media not (scripting: none) {
    &:not([data-placed]) {
      display: none;
    }
    &[data-placed] {
      animation: ${appear} 0.8s ease-out;
    }
  }
`;

/** Twenty red circles behind the hero, with random sizes and positions at every visit (spec section 2). */
export const FloatingCircles = memo(function FloatingCircles({ isPaused }: { isPaused: boolean }) {
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    for (const circle of layer.current?.querySelectorAll('span') ?? []) {
      Object.entries(styleOf(randomCircle(Math.random))).forEach(([name, value]) =>
        circle.style.setProperty(name, value),
      );
    }
    if (layer.current) layer.current.dataset['placed'] = '';
  }, []);

  return (
    <Layer ref={layer} aria-hidden="true" $paused={isPaused}>
      {Array.from({ length: CIRCLE_COUNT }, (_, index) => (
        <span key={index} />
      ))}
    </Layer>
  );
});
