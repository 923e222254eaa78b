import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, light, space, width } from '../../styles/tokens';

/** The size of a band's light. In `vw`, not percent: Chromium drops gradient sizes that mix percent and lengths. */
export const LIGHT_SIZE = 'ellipse min(55rem, 80vw) 32rem';

const Region = styled.section<{ $raised: boolean }>`
  padding: ${space.band} ${space.gutter};
  background: ${({ $raised }) =>
    $raised
      ? `radial-gradient(${LIGHT_SIZE} at 100% 23rem, ${light.bandRaised}, transparent 70%) ${color.band}`
      : `radial-gradient(${LIGHT_SIZE} at 0 23rem, ${light.band}, transparent 70%)`};
  overflow: clip;
  /* A link to the anchor scrolls the kicker to 2.25rem below the bar. */
  scroll-margin-top: calc(2.25rem - ${space.xs} - ${space.band});

  /* Until the page is scrolled (layOutBands.ts), only bands in view are laid out: the first paint takes 100 of 360 ms
     less. A link to an anchor needs the heights of all. */
  @media screen and (scripting: enabled) {
    :root:not([data-laid-out], :has(:target)) & {
      content-visibility: auto;
      contain-intrinsic-height: auto 60rem;
    }
  }
`;

const Column = styled.div`
  max-width: ${width.page};
  margin: 0 auto;
`;

const Head = styled.header`
  display: grid;
  gap: ${space.xs};
  margin-bottom: clamp(${space.xl}, 4vw, ${space.xxl});
`;

const Kicker = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;

  &::before {
    content: '';
    width: 2.5rem;
    /* A border, because print and forced colours remove backgrounds. */
    border-top: 2px solid;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.title};
  font-weight: 700;
`;

/** For the button below the list of a band. */
export const BandFoot = styled.div`
  margin-top: ${space.xl};
`;

export interface BandSection {
  id: string;
  /** Its link in the navigation, and the kicker above its heading. */
  label: string;
  /** Defaults to the label. */
  heading?: string;
}

interface BandProps {
  section: BandSection;
  /** Gives it a lighter background than its neighbours. */
  raised?: boolean;
  children: ReactNode;
}

/** A band of the public page: a landmark, named by its heading, as wide as the window. */
export function Band({ section, raised = false, children }: BandProps) {
  const titleId = useId();
  return (
    <Region id={section.id} aria-labelledby={titleId} $raised={raised}>
      <Column>
        <Head>
          <Kicker>{section.label}</Kicker>
          <Title id={titleId}>{section.heading ?? section.label}</Title>
        </Head>
        {children}
      </Column>
    </Region>
  );
}
