import { useEffect, useId } from 'react';
import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { selectCarouselIndex, selectCarouselPages } from '../../state/visitor/carousel';
import { from, onNarrowScreens } from '../../styles/media';
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
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;

  ${onNarrowScreens} {
    margin: 0 calc(-1 * ${space.gutter});
    padding: 0 ${space.gutter};
    scroll-padding: 0 ${space.gutter};
  }

  @media not (scripting: none) {
    scrollbar-width: none;
  }

  /* In print, the pages are stacked. */
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
  gap: ${space.md};
  width: 100%;
  scroll-snap-align: start;

  /* A part of the next page stays in view. */
  ${onNarrowScreens} {
    &:not(:last-child) {
      width: calc(100% - 1.75rem);
    }
  }

  /* Side by side; fewer cards also fill the width. */
  ${from.laptop} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    gap: ${space.lg};

    > :only-child {
      max-width: 50%;
    }
  }
`;

/** The other projects, in pages that wrap at both ends (ARIA carousel). A single page has no controls. */
export function ProjectCarousel() {
  const pages = useAppSelector(selectCarouselPages);
  const shownIndex = useAppSelector(selectCarouselIndex);
  const strip = useCarouselScroll(shownIndex);
  const titleId = useId();

  // Set in an effect, not in the markup: without scripts, every page stays reachable by scrolling.
  useEffect(() => {
    strip.current?.querySelectorAll<HTMLElement>(':scope > *').forEach((page, index) => {
      page.inert = index !== shownIndex;
    });
  }, [pages, shownIndex, strip]);

  if (pages.length === 0) return null;

  return (
    <Region aria-labelledby={titleId} aria-roledescription="carousel">
      <Head>
        <Title id={titleId}>More Projects</Title>
        {pages.length > 1 && <CarouselControls index={shownIndex} pageCount={pages.length} />}
      </Head>
      <Strip ref={strip}>
        {pages.map((projects, index) => (
          <Page
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${pages.length}`}
          >
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </Page>
        ))}
      </Strip>
    </Region>
  );
}
