import { styled } from 'styled-components';
import { percent } from 'virtual:words';
import type { SkillGroup } from '../../content/types';
import { formatNumber } from '../../shared/formatNumber';

const Item = styled.li<{ $level?: number; $order: number }>`
  --level: ${({ $level }) => $level};
  --order: ${({ $order }) => $order};
`;

const [before, after] = percent;

type FaderProps = SkillGroup['skills'][number] & { order: number };

/** A level as text, bar and value for assistive technology (ARIA `meter`). Its style is `styles/sections/faders.ts`. */
export function Fader({ name, level, order }: FaderProps) {
  if (level === undefined)
    return (
      <Item $order={order}>
        <div className="fader-name">{name}</div>
      </Item>
    );
  return (
    <Item $level={level} $order={order}>
      <div
        className="fader"
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        aria-valuetext={before + formatNumber(level) + after}
      >
        <span className="fader-name">{name}</span>
        <span className="fader-level">
          {before && <small>{before}</small>}
          {formatNumber(level)}
          {after && <small>{after}</small>}
        </span>
        <span className="fader-rail" />
      </div>
    </Item>
  );
}
