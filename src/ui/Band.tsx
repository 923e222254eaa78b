import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';
import { color, fontSize, space, width } from '../styles/tokens';

/** Wide, but in its corner on phones. In `vw`: a size of percent and lengths mixed is one that Chromium drops. */
const light = 'ellipse min(55rem, 80vw) 32rem';

const Region = styled.section<{ $raised: boolean }>`
  padding: ${space.band} ${space.gutter};
  background: ${({ $raised }) =>
    $raised
      ? `radial-gradient(${light} at 100% 0, rgb(150 18 24 / 20%), transparent 70%) ${color.band}`
      : `radial-gradient(${light} at 0 0, rgb(96 10 22 / 26%), transparent 70%)`};
  overflow: clip;
  /* As an anchor it stops right at the bar. */
  scroll-margin-top: -${space.xs};
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

interface BandProps {
  /** The anchor. */
  id: string;
  /** The word by which the navigation calls it. */
  kicker: string;
  title: string;
  /** Whether it stands out from the page. */
  raised?: boolean;
  children: ReactNode;
}

/** A band of the public page: a landmark, named by its heading, as wide as the window. */
export function Band({ id, kicker, title, raised = false, children }: BandProps) {
  const titleId = useId();
  return (
    <Region id={id} aria-labelledby={titleId} $raised={raised}>
      <Column>
        <Head>
          <Kicker>{kicker}</Kicker>
          <Title id={titleId}>{title}</Title>
        </Head>
        {children}
      </Column>
    </Region>
  );
}
