import { useId } from 'react';
import { styled } from 'styled-components';
import { useAppDispatch } from '../../shared/hooks';
import { movedBack, movedForward } from '../../state/visitor/carousel';
import { from, onNarrowScreens } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { IconButton } from '../../ui/buttons/IconButton';
import { ChangingText } from '../../ui/text/ChangingText';
import { ProjectCard } from './ProjectCard';
import { useCarousel } from './useCarousel';

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm} ${space.md};
  margin: calc(${space.xxl} + ${space.md}) 0 ${space.lg};

  h3 {
    flex: 1 0 auto;
    max-width: 100%;
    font-size: ${fontSize.xl};
  }

  p {
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }
`;

const Controls = styled.div`
  display: flex;
  gap: ${space.xs};
  margin-inline-start: auto;

  button {
    border-color: ${color.control};
    color: ${color.text};
  }

  &:dir(rtl) svg {
    scale: -1 1;
  }

  @media (scripting: none), print {
    display: none;
  }
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
  const dispatch = useAppDispatch();
  const { pages, index: shownIndex, strip } = useCarousel();
  const pageCount = pages.length;
  const titleId = useId();
  if (pageCount === 0) return null;

  return (
    <section aria-labelledby={titleId} aria-roledescription="carousel">
      <Head>
        <h3 id={titleId}>More Projects</h3>
        {pageCount > 1 && (
          <>
            <p aria-live="polite">
              <ChangingText>{`${shownIndex + 1} of ${pageCount}`}</ChangingText>
            </p>
            <Controls>
              <IconButton
                icon="left"
                label="Previous projects"
                onClick={() => dispatch(movedBack({ pageCount }))}
              />
              <IconButton
                icon="right"
                label="Next projects"
                onClick={() => dispatch(movedForward({ pageCount }))}
              />
            </Controls>
          </>
        )}
      </Head>
      <Strip ref={strip}>
        {pages.map((projects, index) => (
          <Page
            key={index}
            role="group"
            aria-roledescription="slide"
            aria-label={`${index + 1} of ${pageCount}`}
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
