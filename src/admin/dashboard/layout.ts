import { styled } from 'styled-components';
import { from, onShortScreens } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { barPadding } from '../parts';

/** At least as high as the window, because the message is at its foot. */
export const Frame = styled.div`
  display: grid;
  grid-template: auto 1fr / minmax(0, 1fr);
  min-height: 100dvh;
  /* Red is the colour of the main action alone. */
  --accent: ${color.warm};

  /* Focused controls, with their labels, scroll clear of the sticky header, tabs and message. Not by margins, which WebKit
     ignores in text fields. */
  html:has(&) {
    scroll-padding-block: 11em;

    ${from.laptop} {
      scroll-padding-block: 7.5em 11em;
    }

    ${onShortScreens} {
      scroll-padding-block: 3em 5em;
    }
  }
`;

export const Main = styled.main`
  display: flex;
  flex-direction: column;
`;

export const Body = styled.div`
  flex: 1;
  padding: ${space.xs} ${barPadding} ${space.xxl};

  ${from.laptop} {
    padding-top: ${space.xl};
  }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl};

  ${from.laptop} {
    grid-template-columns: 13rem minmax(0, 1fr);
    gap: ${space.xxl};
  }
`;

/** Below the header. On phones and tablets a bar as wide as the window. */
export const Sidebar = styled.div`
  position: sticky;
  top: calc(var(--header-height, 7.5rem) - 3.5rem);
  z-index: 1;
  margin-inline: calc(-1 * ${barPadding});
  padding: ${space.xs} ${barPadding};
  border-bottom: 1px solid ${color.line};
  background: ${color.ground};

  ${onShortScreens} {
    position: static;
  }

  ${from.laptop} {
    top: calc(var(--header-height, 4.25rem) + ${space.xl});
    align-self: start;
    margin: 0;
    padding: 0;
    border: 0;
  }
`;
