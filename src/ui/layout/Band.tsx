import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { bearing, fontSize, space, width } from '../../styles/tokens';
import type { Tone } from '../../styles/tones';

const Region = styled.section`
  padding: ${space.band} ${space.gutter};
  overflow: clip;
  /* A link to the anchor scrolls the heading to 2.25rem below the bar. */
  scroll-margin-top: calc(2.25rem - ${space.xs} - ${space.band});

  /* At first (layOutBands.ts), only bands in view are laid out: the first paint comes after 260 ms, not 360. The scroll to
     an anchor or to a focused control needs the heights of all. */
  @media screen and (scripting: enabled) {
    :root:not([data-laid-out], :focus-within) main:not(:has(> :target)) > & {
      content-visibility: auto;
      /* Taller than the bands, so that the target of a jump is in the box of its band (layOutBands.ts). */
      contain-intrinsic-height: auto 200rem;

      /* Near the window, but left out of the first frame, which then takes 28 ms instead of 52. Nothing moves. */
      &:nth-child(2) {
        animation: defer 1ms !important;
      }
    }
  }
  @keyframes defer {
    from,
    to {
      content-visibility: hidden;
    }
  }
`;

const Column = styled.div`
  max-width: ${width.page};
  margin: 0 auto;
`;

const Title = styled.h2`
  /* Above pictures that reach beside it. */
  position: relative;
  z-index: 1;
  margin-block-end: clamp(${space.xl}, 5vw, 4.5rem);
  margin-inline-start: -${bearing};
  font-size: ${fontSize.title};
  line-height: 1;
  letter-spacing: -0.035em;
`;

/** For the button below the list of a band. */
export const BandFoot = styled.div`
  margin-top: ${space.xl};
`;

export interface BandSection {
  id: string;
  /** Its link in the navigation. */
  label: string;
  heading: string;
}

interface BandProps {
  section: BandSection;
  /** The colours of the band. */
  tone?: Tone;
  className?: string;
  children: ReactNode;
}

/** A band of the public page: a landmark, named by its heading, as wide as the window. */
export function Band({ section, tone = 'night', className, children }: BandProps) {
  const titleId = useId();
  return (
    <Region id={section.id} aria-labelledby={titleId} data-tone={tone} className={className}>
      <Column>
        <Title id={titleId}>{section.heading}</Title>
        {children}
      </Column>
    </Region>
  );
}
