import { from, onShortScreens } from '../media';
import { barHeight, color, light, space } from '../tokens';

/** The rules of `.hero`. */
export const hero = `
  .hero {
    --play: running;
    position: relative;
    display: grid;
    grid-template-rows: 1fr auto;
    gap: min(${space.md}, 1svh);
    min-height: 100svh;
    padding: calc(${barHeight} + min(${space.sm}, 1svh)) ${space.gutter} min(${space.sm}, 1svh);
    overflow: clip;
    isolation: isolate;
    background:
      radial-gradient(ellipse 60% 70% at 72% 30%, ${light.heroTop}, transparent),
      radial-gradient(ellipse 50% 40% at 0% 60%, ${light.heroFoot}, transparent);
  }
  .hero[data-paused='true'] {
    --play: paused;
  }
  /* Circles sink into the ground: cut off, they would look like a mistake. */
  .hero::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    z-index: -1;
    height: 8rem;
    background: linear-gradient(transparent, ${color.ground});
  }

  ${from.laptop} {
    .hero {
      gap: ${space.lg};
      padding-block: calc(${barHeight} + ${space.lg}) ${space.md};
    }
  }

  ${onShortScreens} {
    .hero {
      gap: ${space.xs};
      padding-block: calc(${barHeight} + ${space.xs}) ${space.xs};
    }
  }

  @media print {
    .hero {
      min-height: 0;
      overflow: visible;
      padding-block: ${space.xl};
    }
    /* Firefox would break the name. */
    .hero h1 {
      overflow-wrap: normal;
    }
  }
`;
