import { styled } from 'styled-components';
import { hoversOnLaptop } from '../../styles/media';
import { color, gentle, space } from '../../styles/tokens';
import { ProjectLinks } from './ProjectLinks';

/** The links of a featured project. On laptops they show on hover and focus, on the ground at the foot of the picture. */
export const HoverLinks = styled(ProjectLinks)`
  align-items: end;

  a {
    position: relative;
    color: ${color.text};
    pointer-events: auto;
  }

  ${hoversOnLaptop} {
    position: absolute;
    inset: 0 0 auto;
    aspect-ratio: var(--ratio);
    margin: 0;
    opacity: 0;
    pointer-events: none;
    transition: opacity ${gentle};

    a {
      border-radius: 0;
      box-shadow: 0 0 0 ${space.xxs} ${color.ground};
      /* The ground keeps its edges. */
      scale: 1 !important;
    }

    :is(a, a:hover) {
      background: ${color.ground};
    }

    a:hover {
      color: ${color.accent};
    }

    /* Its ring is above the other link. */
    a:focus-visible {
      z-index: 1;
    }

    /* Its icon stands above the first letter of the title. */
    a:first-child {
      padding-inline-start: 0;
    }
  }
`;
