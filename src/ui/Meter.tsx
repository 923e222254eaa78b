import { styled } from 'styled-components';
import { color, fontSize, space, springs } from '../styles/tokens';
import { type SpringStyle, useSpringStyle } from './hooks/useSpringStyle';

/** The media in which browsers remove backgrounds. */
const withoutBackgrounds = '@media (forced-colors: active), print';

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xxs} ${space.xs};
  align-items: baseline;
  font-size: ${fontSize.sm};
  font-weight: 500;

  small {
    color: ${color.muted};
    font-size: ${fontSize.xs};
    font-variant-numeric: tabular-nums;
  }
`;

const Rail = styled.span`
  grid-column: 1 / -1;
  height: 2px;
  background: ${color.line};
  overflow: hidden;

  ${withoutBackgrounds} {
    height: 0.375rem;
    border: 1px solid;
  }
`;

const Bar = styled.span<{ $level: number }>`
  display: block;
  width: ${({ $level }) => $level}%;
  height: 100%;
  background: ${color.accent};
  transform-origin: left;

  ${withoutBackgrounds} {
    border-top: 0.375rem solid;
  }

  @media print {
    transform: none !important;
  }
`;

const FILL: SpringStyle = {
  rest: 1,
  apply: (bar, share) => bar.style.setProperty('transform', `scaleX(${share})`),
  config: springs.gentle,
};

interface MeterProps {
  label: string;
  level: number;
  /** Fills the bar with a spring, or empties it at once. */
  isFilled: boolean;
}

/** A level as text, as a bar, and as a value for assistive technology (ARIA `meter`). */
export function Meter({ label, level, isFilled }: MeterProps) {
  const bar = useSpringStyle<HTMLSpanElement>(isFilled ? 1 : 0, FILL, !isFilled);
  return (
    <Row
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={level}
      aria-valuetext={`${level}%`}
    >
      <span>{label}</span>
      <small>{`${level}%`}</small>
      <Rail>
        <Bar ref={bar} $level={level} />
      </Rail>
    </Row>
  );
}
