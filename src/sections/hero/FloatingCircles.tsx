import { useEffect, useRef } from 'react';
import { css, keyframes, styled } from 'styled-components';
import { light } from '../../styles/tokens';
import { CIRCLE_COUNT, randomCircle } from './circles';

const float = keyframes`
  to {
    transform: translate(-50%, calc(-50% - 1.75rem));
  }
`;

const appear = keyframes`
  from {
    opacity: 0;
  }
`;

/** For pages without scripts, where nothing is random: multiples of irrational numbers spread the circles evenly. */
const fixedCircles = Array.from({ length: CIRCLE_COUNT }, (_, index) => {
  const draws = [0.618, 0.755, 0.57, 0.819, 0.671].map((ratio) => ((index + 1) * ratio) % 1);
  const rules = Object.entries(randomCircle(() => draws.shift() ?? 0));
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
    animation: ${float} ease-in-out infinite alternate;
    animation-play-state: ${({ $paused }) => ($paused ? 'paused' : 'running')};
  }

  @media print {
    display: none;
  }

  @media (scripting: none) {
    ${fixedCircles}
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
export function FloatingCircles({ isPaused }: { isPaused: boolean }) {
  const layer = useRef<HTMLDivElement>(null);

  // Through the CSSOM: the Content-Security-Policy blocks `style` attributes.
  useEffect(() => {
    for (const circle of layer.current?.querySelectorAll('span') ?? []) {
      for (const [name, value] of Object.entries(randomCircle(Math.random)))
        circle.style.setProperty(name, value);
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
}
