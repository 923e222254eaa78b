import { type ReactNode, useId } from 'react';
import { css, styled } from 'styled-components';
import { color, fontSize, light, space, width } from '../styles/tokens';

/**
 * Bands off screen are not laid out when the page is loaded. All of them are once the visitor moves or a link into the
 * page is followed, so that keys and links lead to the right place, and where there are no scripts or no screen.
 */
const skippedOffScreen = css`
  @media screen and (scripting: enabled) {
    :root:not([data-moved], :has(:target)) & {
      content-visibility: auto;
      contain-intrinsic-size: auto 100rem;
    }
  }
`;

/** Wide, but in its corner on phones. In `vw`: a size of percent and lengths mixed is one that Chromium drops. */
const LIGHT_SIZE = 'ellipse min(55rem, 80vw) 32rem';

const Region = styled.section<{ $raised: boolean }>`
  padding: ${space.band} ${space.gutter};
  background: ${({ $raised }) =>
    $raised
      ? `radial-gradient(${LIGHT_SIZE} at 100% 0, ${light.bandRaised}, transparent 70%) ${color.band}`
      : `radial-gradient(${LIGHT_SIZE} at 0 0, ${light.band}, transparent 70%)`};
  overflow: clip;
  /* As an anchor it stops right at the bar. */
  scroll-margin-top: -${space.xs};
  ${skippedOffScreen}
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
    /* A border and no background: paper and forced colours keep it. */
    border-top: 2px solid;
  }
`;

const Title = styled.h2`
  font-size: ${fontSize.title};
  font-weight: 700;
`;

/** A section of the public page, as a reader meets it. */
export interface BandSection {
  /** The anchor. */
  id: string;
  /** What the navigation calls it, and the kicker above its heading. */
  label: string;
  /** Its heading, where that is not the label. */
  heading?: string;
}

interface BandProps {
  section: BandSection;
  /** Whether it stands out from the page. */
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
