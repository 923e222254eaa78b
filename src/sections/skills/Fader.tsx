import { css, styled } from 'styled-components';
import type { SkillGroup } from '../../content/types';
import { color, cover, font, fontSize, radius, space } from '../../styles/tokens';

/** Where faders stand upright. On phones and on paper they lie down. */
export const upright = '@media screen and (width >= 37.5rem)';

/** The level in percent is `--share`. Faders fill one after the other, and empty at once. */
const Item = styled.li<{ $level: number; $order: number }>`
  --share: ${({ $level }) => $level};
  --time: 0.7s;
  --delay: calc((${({ $order }) => $order} + var(--before, 0)) * 60ms);

  @media screen {
    article:not([data-filled]) & {
      --share: 0;
      --time: 0s;
      --delay: 0s;
    }
  }

  ${upright} {
    flex: 1 1 3.5rem;
    max-width: max(9rem, 25%);
  }
`;

const filling = css`
  transition: 0s cubic-bezier(0.2, 0.8, 0.2, 1) var(--delay);
  transition-property: clip-path, transform;
  transition-duration: var(--time);
`;

const Meter = styled.div`
  --towards: to right;
  --lit: inset(0 calc(100% - var(--share) * 1%) 0 0);
  --cap: translate(calc(var(--share) * 1cqw - 50%), -50%);
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.xs} ${space.md};
  align-items: end;

  &:dir(rtl) {
    --towards: to left;
    --lit: inset(0 0 0 calc(100% - var(--share) * 1%));
    --cap: translate(calc(50% - var(--share) * 1cqw), -50%);
  }

  ${upright} {
    --towards: to top;
    --lit: inset(calc(100% - var(--share) * 1%) 0 0);
    --cap: translate(0, calc((100 - var(--share)) * 1cqh - 50%));
    grid-template: var(--rail) auto / 1fr;
    gap: ${space.md} 0;
    align-items: stretch;
    padding-top: 4.75rem;
  }
`;

const Name = styled.span`
  font-size: ${fontSize.md};
  font-weight: 600;
  line-height: 1.25;

  ${upright} {
    grid-row: 2;
    padding: ${space.md} 0.25rem 0;
    border-top: 1px solid ${color.line};
    font-size: clamp(0.875rem, 0.65rem + 0.25vw, ${fontSize.sm});
    text-align: center;
    overflow-wrap: break-word;
  }
`;

/** Upright, it is as high as the rail, and rides on the cap. */
const Level = styled.span`
  font: 700 1.75rem/1 ${font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;

  small {
    color: ${color.muted};
    font-size: 0.4em;
  }

  ${upright} {
    ${filling}
    z-index: 1;
    grid-area: 1 / 1;
    place-self: stretch center;
    font-size: clamp(2rem, 1.35rem + 1.25vw, 3rem);
    translate: 0 calc(-1em - 0.9rem);
    transform: translateY(calc((100 - var(--share)) * 1%));
  }
`;

/** Dim ticks, and the cap. */
const Rail = styled.span`
  grid-column: 1 / -1;
  position: relative;
  container-type: size;
  height: 0.875rem;
  background: repeating-linear-gradient(
    var(--towards),
    ${color.line} 0 0.1875rem,
    transparent 0 0.5rem
  );

  ${upright} {
    grid-area: 1 / 1;
    justify-self: center;
    width: min(var(--width), 72%);
    height: auto;
  }

  &::after {
    ${filling}
    position: absolute;
    top: 50%;
    inset-inline-start: 0;
    width: 0.75rem;
    height: 1.75rem;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: ${color.text};
    transform: var(--cap);
    content: '';

    ${upright} {
      top: 0;
      inset-inline: -0.5rem;
      width: auto;
      height: 1.125rem;
      background: linear-gradient(transparent 45%, ${cover.red} 0 55%, transparent 0) ${color.text};
    }
  }
`;

const Lit = styled.span`
  ${filling}
  position: absolute;
  inset: 0;
  background:
    repeating-linear-gradient(var(--towards), transparent 0 0.1875rem, var(--ground) 0 0.5rem),
    linear-gradient(var(--towards), ${cover.wine}, ${cover.red} 50%, ${cover.coral} 90%);
  clip-path: var(--lit);

  /* Browsers remove the background. */
  @media (forced-colors: active), print {
    border: 0.4375rem solid;
  }
`;

type FaderProps = SkillGroup['skills'][number] & { order: number };

/** A level as text, as a bar, and as a value for assistive technology (ARIA `meter`). */
export function Fader({ name, level, order }: FaderProps) {
  return (
    <Item $level={level} $order={order}>
      <Meter
        role="meter"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={level}
        aria-valuetext={`${level}%`}
      >
        <Name>{name}</Name>
        <Level>
          {level}
          <small>%</small>
        </Level>
        <Rail>
          <Lit />
        </Rail>
      </Meter>
    </Item>
  );
}
