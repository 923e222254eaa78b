import { upright } from '../media';
import { color, cover, font, fontSize, radius, space } from '../tokens';

/** The rules of `.fader`: a name, a level (`--level`, in percent), and a rail with lit ticks and a cap. */
export const faders = `
  .fader {
    --towards: to right;
    --lit: inset(0 calc(100% - var(--level) * 1%) 0 0);
    --cap: translate(calc(var(--level) * 1cqw - 50%), -50%);
    --time: 0.7s;
    --delay: calc((var(--order) + var(--before, 0)) * 60ms);
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space.xs} ${space.md};
    align-items: end;
    break-inside: avoid;
  }
  .fader:dir(rtl) {
    --towards: to left;
    --lit: inset(0 0 0 calc(100% - var(--level) * 1%));
    --cap: translate(calc(50% - var(--level) * 1cqw), -50%);
  }
  @media screen and (prefers-reduced-motion: no-preference) {
    article:not([data-filled]) .fader {
      --level: 0;
      --time: 0s;
      --delay: 0s;
    }
  }
  .fader-name {
    font-weight: 600;
    line-height: 1.25;
    /* A long word breaks instead of lying over the next name, or widening the strip. */
    overflow-wrap: anywhere;
    hyphens: auto;
    unicode-bidi: plaintext;
  }
  .fader-level {
    font: 700 1.75rem/1 ${font.display};
    font-variant-numeric: tabular-nums;
    letter-spacing: -0.03em;
  }
  .fader-level > small {
    margin-inline-start: 0.15em;
    color: ${color.muted};
    font-size: max(${fontSize.xs}, 0.4em);
  }
  .fader-rail {
    grid-column: 1 / -1;
    position: relative;
    container-type: size;
    height: 0.875rem;
    background: repeating-linear-gradient(var(--towards), ${color.line} 0 0.1875rem, transparent 0 0.5rem);
  }
  .fader-rail::before, .fader-rail::after {
    position: absolute;
    content: '';
  }
  /* Faders fill one after the other, and empty at once. */
  .fader-level, .fader-rail::before, .fader-rail::after {
    transition: 0s cubic-bezier(0.2, 0.8, 0.2, 1) var(--delay);
    transition-property: clip-path, transform;
    transition-duration: var(--time);
  }
  .fader-rail::after {
    top: 50%;
    width: 0.75rem;
    height: 1.75rem;
    border: 1px solid transparent;
    border-radius: ${radius.control};
    background: ${color.text};
    transform: var(--cap);
  }
  .fader-rail::before {
    inset: 0 -1px;
    /* The gaps are wider than the red, which would shine through at their edges on half pixels. */
    border-inline: 1px solid transparent;
    background:
      repeating-linear-gradient(var(--towards), transparent 0 0.1875rem, ${color.ground} 0 0.5rem) border-box,
      linear-gradient(var(--towards), ${cover.wine}, ${cover.red} 50%, ${cover.coral} 90%) padding-box;
    clip-path: var(--lit);
  }
  /* Browsers remove background colours. */
  @media print, (forced-colors: active) {
    .fader .fader-level {
      background: none;
    }
    .fader-rail::before {
      /* Half the height of the rail, and half a pixel: browsers round borders down. */
      border: calc(0.4375rem + 0.5px) solid;
    }
  }
  ${upright} {
    /* A name without a level stands beside the others, below where its rail would be. */
    :has(.fader-rail) > li > .fader-name {
      margin-top: calc(4.75rem + var(--rail) + ${space.md});
    }
    .fader:nth-child(n) {
      --towards: to top;
      --lit: inset(calc(100% - var(--level) * 1%) 0 0);
      --cap: translateY(calc(50% - var(--level) * 1cqh));
      grid-template: var(--rail) auto / minmax(0, 1fr);
      gap: ${space.md} 0;
      align-items: stretch;
      padding-top: 4.75rem;
    }
    .fader-name {
      grid-row: 2;
      padding: ${space.md} ${space.xxs} 0;
      border-top: 1px solid ${color.line};
      font-size: 0.875rem;
      text-align: center;
    }
    /* As high as the rail, it rides on the cap. */
    .fader-level {
      z-index: 1;
      grid-area: 1 / 1;
      justify-self: center;
      min-width: 100%;
      text-align: center;
      white-space: nowrap;
      font-size: clamp(2rem, 1.35rem + 1.25vw, 3rem);
      /* Hides the ticks behind. */
      background: linear-gradient(transparent, ${color.ground} 0.25rem) top / 100% calc(1em + 0.3rem) no-repeat;
      translate: 0 calc(-1em - 0.9rem);
      transform: translateY(calc((100 - var(--level)) * 1%));
    }
    .fader-rail {
      grid-area: 1 / 1;
      justify-self: center;
      width: min(var(--width), 72%);
      height: auto;
    }
    .fader-rail::after {
      inset: auto -0.5rem 0;
      width: auto;
      height: 1.125rem;
      background: linear-gradient(transparent 44.4%, ${cover.red} 0 55.6%, transparent 0) ${color.text};
    }
    /* Whole pixels, and every tick that shows below the cap is lit. Forced colours have no ticks. */
    @supports (top: round(1px, 1px)) {
      @media (forced-colors: none) {
        .fader:nth-child(n) {
          --lit: inset(calc(100% - 0.3rem - round(down, var(--level) * 1% - 0.6rem, 0.5rem)) 0 0);
          --cap: translateY(round(50% - var(--level) * 1cqh, 1px));
        }
      }
    }
  }
`;
