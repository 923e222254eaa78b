import { type ReactNode, useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectCarouselIndex, selectCarouselPages } from '../../state/visitor/carousel';
import { from } from '../../styles/media';
import { fontSize, space } from '../../styles/tokens';
import { CarouselControls } from './CarouselControls';
import { ProjectCard } from './ProjectCard';
import { useCarouselScroll } from './useCarouselScroll';

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

/** Scrolls from page to page, by finger or by the buttons. On phones it is as wide as the window. */
const Strip = styled.div`
  display: flex;
  gap: ${space.lg};
  margin: 0 calc(-1 * ${space.gutter});
  padding: 0 ${space.gutter};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-padding: 0 ${space.gutter};
  scroll-snap-type: x mandatory;

  ${from.tablet} {
    margin: 0;
    padding: 0;
    scroll-padding: 0;
  }

  @media not (scripting: none) {
    scrollbar-width: none;
  }

  /* On paper the pages are below each other. */
  @media print {
    display: grid;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

const Page = styled.div`
  flex: none;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.md};
  width: 100%;
  scroll-snap-align: start;

  /* A part of the next page stays in view. */
  &:not(:last-child) {
    width: calc(100% - 1.75rem);
  }

  ${from.tablet} {
    &:not(:last-child) {
      width: 100%;
    }
  }

  /* Side by side. Fewer cards fill the width of a page, too. */
  ${from.laptop} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.lg};

    > :only-child {
      max-width: 50%;
    }
  }
`;

interface CarouselPageProps {
  label: string;
  isShown: boolean;
  children: ReactNode;
}

function CarouselPage({ label, isShown, children }: CarouselPageProps) {
  const page = useRef<HTMLDivElement>(null);
  // Set in an effect and not in the markup: without scripts every page stays reachable by scrolling.
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
  const strip = useCarouselScroll(shownIndex);
  const titleId = useId();
  if (pages.length === 0) return null;

  return (
    <Region aria-labelledby={titleId} aria-roledescription="carousel">
      <Head>
        <Title id={titleId}>More Projects</Title>
        {pages.length > 1 && <CarouselControls index={shownIndex} pageCount={pages.length} />}
      </Head>
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
    </Region>
  );
}
