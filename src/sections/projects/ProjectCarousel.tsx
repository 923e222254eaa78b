import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../app/hooks';
import { selectCarouselIndex, selectCarouselPages } from '../../state/slices/carousel';
import { fontSize, from, space } from '../../styles/tokens';
import { type SpringStyle, useSpringStyle } from '../../ui/hooks/useSpringStyle';
import { CarouselControls } from './CarouselControls';
import { ProjectCard } from './ProjectCard';

const Region = styled.section`
  margin-top: calc(${space.xxl} + ${space.md});
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  margin-bottom: ${space.lg};
`;

const Title = styled.h3`
  flex: 1 0 auto;
  max-width: 100%;
  font-size: ${fontSize.xl};
`;

const Window = styled.div`
  overflow: clip;

  @media (scripting: none) {
    overflow-x: auto;
  }
`;

const Strip = styled.div`
  display: flex;
  align-items: stretch;

  /* On paper the pages stand below each other. */
  @media print {
    display: grid;
    gap: ${space.md};
    transform: none !important;
  }
`;

const Page = styled.div`
  flex: 0 0 100%;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  align-content: start;

  /* Side by side, filling the width also on a page of fewer cards. */
  ${from.laptop} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.lg};
    align-content: stretch;

    > :only-child {
      max-width: 50%;
    }
  }
`;

const SLIDE: SpringStyle = {
  rest: 0,
  draw: (strip, page) => strip.style.setProperty('transform', `translateX(${page * -100}%)`),
  config: { tension: 220, friction: 28 },
};

interface CarouselPageProps {
  label: string;
  isShown: boolean;
  children: ReactNode;
}

function CarouselPage({ label, isShown, children }: CarouselPageProps) {
  const page = useRef<HTMLDivElement>(null);
  // Set here and not in the markup: without scripts every page can be reached by scrolling.
  useEffect(() => {
    if (page.current) page.current.inert = !isShown;
  }, [isShown]);
  return (
    <Page ref={page} role="group" aria-roledescription="slide" aria-label={label}>
      {children}
    </Page>
  );
}

/** The projects that are not featured, in pages that wrap at both ends (ARIA carousel). One page alone has no controls. */
export function ProjectCarousel() {
  const pages = useAppSelector(selectCarouselPages);
  const shownIndex = useAppSelector(selectCarouselIndex);
  const strip = useSpringStyle<HTMLDivElement>(shownIndex, SLIDE);
  const titleId = useId();
  if (pages.length === 0) return null;

  return (
    <Region aria-labelledby={titleId} aria-roledescription="carousel">
      <Head>
        <Title id={titleId}>More Projects</Title>
        {pages.length > 1 && <CarouselControls index={shownIndex} pageCount={pages.length} />}
      </Head>
      <Window>
        <Strip ref={strip}>
          {pages.map((projects, index) => (
            <CarouselPage
              key={index}
              label={`${index + 1} of ${pages.length}`}
              isShown={index === shownIndex}
            >
              {projects.map((project) => (
                <ProjectCard key={project.id} project={project} />
              ))}
            </CarouselPage>
          ))}
        </Strip>
      </Window>
    </Region>
  );
}
