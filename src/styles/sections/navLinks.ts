import { from, hovers, minWidth, onNarrowScreens } from '../media';
import { barHeight, color, font, fontSize, gentle, quick, space } from '../tokens';

/** The padding of the links on wide screens, less in a narrow window. */
const inset = `min(${space.md}, 1.6vw)`;

/** The rules of `.brand`, and of the links in `.nav-bar`. The links scroll on wide screens if they do not fit. */
export const navLinks = `
  /* The mark of the owner in a bar. Its dot beats while a track plays, and grows away from the letters. */
  .brand {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font: 800 ${fontSize.lg} ${font.display};
    letter-spacing: -0.02em;
    overflow-wrap: anywhere;
    text-decoration: none;
  }
  .brand::after {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    margin-inline-start: 0.25rem;
    border-radius: 50%;
    background: ${color.accentFill};
    transform-origin: calc(50% - var(--forward) * 50%);
  }
  .brand[data-beating='true']::after {
    animation: beat 0.9s ease-out infinite;
  }
  @keyframes beat {
    15% {
      scale: 1.5;
    }
  }
  @media ${minWidth.tablet}, (scripting: none) {
    .brand {
      flex-shrink: 0;
      max-width: 50%;
    }
  }
  .nav-bar ul {
    display: flex;
  }
  .nav-bar li > a {
    display: flex;
    align-items: center;
    min-height: 3.25rem;
    text-decoration: none;
  }
  /* A border, because forced colours remove backgrounds. */
  .nav-bar li > a::after {
    content: '';
    margin-inline-start: ${space.sm};
    border: 0.25rem solid ${color.accent};
    border-radius: 50%;
    transition: scale ${quick};
  }
  ${from.tablet} {
    .nav-bar ul {
      gap: ${space.xs};
      min-width: 0;
      margin-inline: ${space.md} calc(-1 * ${inset});
      overflow-x: auto;
      scrollbar-width: none;
      white-space: nowrap;
    }
    .nav-bar li > a {
      position: relative;
      min-height: 2.75rem;
      padding: 0 ${inset};
      outline-offset: -3px;
      font-size: ${fontSize.sm};
      font-weight: 600;
    }
    .nav-bar li > a::after {
      position: absolute;
      inset: auto ${inset} 0.4rem;
      margin: 0;
      border: 1px solid ${color.text};
      border-radius: 0;
    }
  }
  .nav-bar li > a:not([aria-current])::after {
    scale: 0 1;
    border-color: ${color.accent};
  }
  ${hovers} {
    .nav-bar li > a:not([aria-current]):hover::after {
      scale: 1;
    }
  }
  @media (scripting: none) {
    .nav-bar li > a {
      padding-inline: ${space.sm};
    }
  }
  /* Without scripts nothing opens the menu: its links stay in the bar, which scrolls sideways. */
  ${onNarrowScreens} {
    .nav-bar ul {
      overflow: auto;
    }
    @media (scripting: enabled) {
      .nav-bar ul {
        position: absolute;
        inset: 100% 0 auto;
        z-index: -1;
        display: grid;
        max-height: calc(100dvh - ${barHeight});
        padding: ${space.xs} ${space.gutter} ${space.lg};
        background: ${color.pageGround};
        font: 700 ${fontSize.lead} ${font.display};
        border-bottom: 1px solid ${color.control};
        overscroll-behavior: contain;
        transition: opacity ${gentle}, translate ${gentle}, visibility ${gentle};
      }
      .nav-bar [aria-expanded='false'] ~ ul {
        opacity: 0;
        translate: 0 -0.75rem;
        visibility: hidden;
      }
      .nav-bar li + li {
        border-top: 1px solid ${color.line};
      }
    }
  }
`;
