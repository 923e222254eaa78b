import { memo, useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { light } from '../../styles/tokens';
import { CIRCLE_COUNT, type Circle, randomCircle } from './circles';

const liftedBy = (part: number) => `translate(-50%, calc(-50% - ${part * 1.75}rem))`;

/**
 * One movement from end to end. The uneven distances ease it; `animation-timing-function` of each circle splits each
 * quarter into the same number of steps.
 */
const float = keyframes`
  25% {
    transform: ${liftedBy(0.15)};
  }
  50% {
    transform: ${liftedBy(0.5)};
  }
  75% {
    transform: ${liftedBy(0.85)};
  }
  to {
    transform: ${liftedBy(1)};
  }
`;

/** Delay of the motion after the circles are placed, in seconds: by then the page has loaded and the entrance is over. */
const FLOAT_DELAY_S = 2.8;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** A circle for pages without scripts, where nothing is random: multiples of irrational numbers spread evenly. */
const fixedCircle = (index: number): Circle => {
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

const fixedCircleRules = Array.from({ length: CIRCLE_COUNT }, (_, index) => {
  const rules = Object.entries(styleOf(fixedCircle(index + 1)));
  return css`
    span:nth-child(${index + 1}) {
      ${rules.map(([name, value]) => `${name}:${value};`).join('')}
    }
  `;
});

const Layer = styled.div<{ $still: boolean }>`
  position: absolute;
  inset: 0;
  z-index: -1;

  span {
    position: absolute;
    border-radius: 50%;
    background: radial-gradient(circle at 32% 28%, ${light.circleCore}, ${light.circleRim} 72%);
    transform: translate(-50%, -50%);
    animation: ${float} 3s ${FLOAT_DELAY_S}s infinite alternate;
    animation-play-state: ${({ $still }) => ($still ? 'paused' : 'running')};
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    ${fixedCircleRules}
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
export const FloatingCircles = memo(function FloatingCircles({ isStill }: { isStill: boolean }) {
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
    <Layer ref={layer} aria-hidden="true" $still={isStill}>
      {Array.from({ length: CIRCLE_COUNT }, (_, index) => (
        <span key={index} />
      ))}
    </Layer>
  );
});
