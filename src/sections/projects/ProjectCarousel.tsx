import { useId } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { fill } from '../../content/words/fill';
import { formatNumber } from '../../shared/formatNumber';
import { CAROUSEL_PAGE_SIZE } from '../../state/visitor/carousel';
import { from, onNarrowScreens } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { CarouselHead } from './CarouselHead';
import { ProjectCard } from './ProjectCard';
import { useCarousel } from './useCarousel';

/** Scrolls from page to page, by finger or by the buttons. On phones it is as wide as the window. */
const Strip = styled.div`
  --edge: 1.25rem;
  display: flex;
  gap: ${space.lg};
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  /* Room for outlines at the edges. */
  margin: -8px calc(-1 * var(--edge));
  padding: 8px var(--edge);
  scroll-padding: 0 var(--edge);

  ${onNarrowScreens} {
    --edge: ${space.gutter};
  }

  @media (scripting: enabled) {
    scrollbar-width: none;
  }

  @media print {
    display: grid;
    margin: 0;
    padding: 0;
    overflow: visible;
  }
`;

/** Three columns with rules between them, where hatching fills the place of missing cards; on phones rows. */
const Page = styled.div`
  --rule: 1px solid ${color.line};

  container-type: inline-size;
  flex: none;
  display: grid;
  grid-template: auto auto 1fr / minmax(0, 1fr);
  width: 100%;
  border-bottom: var(--rule);
  scroll-snap-align: start;

  &:not(:has(> :nth-child(${CAROUSEL_PAGE_SIZE})))::after {
    content: '';
    padding-block: ${space.md};
    background: repeating-linear-gradient(135deg, ${color.line} 0 1px, transparent 0 0.75rem)
      content-box;
  }

  ${onNarrowScreens} {
    > * + * {
      border-top: var(--rule);
    }

    &::after {
      grid-row: -2;
    }

    &:only-child::after {
      display: none;
    }

    /* A part of the next page stays in view. */
    &:not(:last-child) {
      width: calc(100% - 1.75rem);
    }
  }

  ${from.tablet} {
    grid-template: auto auto auto 1fr / repeat(${CAROUSEL_PAGE_SIZE}, minmax(0, 1fr));
    gap: ${space.xs} ${space.xl};

    > * + *::before {
      content: '';
      position: absolute;
      inset-block: 0;
      inset-inline-start: calc(${space.xl} / -2);
      border-inline-start: var(--rule);
    }

    &::after {
      grid-row: 1 / -1;
      margin-inline-start: calc(${space.xl} / -2);
      padding-inline-start: calc(${space.xl} / 2);
      border-inline-start: var(--rule);
    }

    &:has(> :only-child)::after {
      grid-column: 2 / -1;
    }
  }
`;

/** The other projects, in pages that wrap at both ends (ARIA carousel). A single page has no controls. */
export function ProjectCarousel() {
  const { pages, index: shownIndex, strip, goBack, goForward } = useCarousel();
  const pageCount = pages.length;
  const titleId = useId();
  if (pageCount === 0) return null;
  const describePosition = (index: number) =>
    fill(words.projects.position, {
      count: formatNumber(index + 1),
      total: formatNumber(pageCount),
    });

  return (
    <section aria-labelledby={titleId} aria-roledescription={words.projects.carousel}>
      <CarouselHead
        titleId={titleId}
        position={describePosition(shownIndex)}
        hasControls={pageCount > 1}
        goBack={goBack}
        goForward={goForward}
      />
      <Strip {...strip}>
        {pages.map((projects, index) => (
          <Page
            key={index}
            role="group"
            aria-roledescription={words.projects.slide}
            aria-label={describePosition(index)}
          >
            {projects.map((project) => (
              <ProjectCard key={project.id} project={project} />
            ))}
          </Page>
        ))}
      </Strip>
    </section>
  );
}
