import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { fill } from '../../content/words/fill';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectHasSection } from '../../state/lists/hasSection';
import { selectOwner } from '../../state/visitor/owner';
import { barHeight, color, fontSize, space, width } from '../../styles/tokens';
import { SkipLink } from '../../ui/buttons/SkipLink';
import { pageRow } from '../../ui/layout/pageRow';
import { ScreenLink } from '../../ui/ScreenLink';
import { Footer } from '../Footer';

const Bar = styled.header`
  ${pageRow}
  flex-wrap: wrap;
  gap: 0 ${space.lg};
  min-height: calc(${barHeight} + 1px);
  border-bottom: 1px solid ${color.line};

  nav {
    display: flex;
    flex-wrap: wrap;
    gap: 0 min(2.5rem, 8vw);
  }

  nav a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    font-size: ${fontSize.sm};
    font-weight: 600;
    text-decoration: none;
  }

  nav a:hover {
    color: ${color.accent};
  }

  /* As in the bar of the public page. */
  nav a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.65em;
  }
`;

const Main = styled.main`
  /* The footer stands at the end of the window. */
  min-height: calc(100svh - ${barHeight} - 7rem);
  padding: clamp(${space.lg}, 4vw, 4rem) ${space.gutter} clamp(${space.xxl}, 7vw, 6rem);

  > * {
    max-width: ${width.page};
    margin-inline: auto;
  }

  @media print {
    padding-block: 0;

    :is(nav, header > a) {
      display: none;
    }

    h1 {
      margin: 0;
    }
  }
`;

/**
 * The frame of a reading page. The build writes such pages without scripts. If the owner opens one from the dashboard,
 * the app shows it, and its links keep the tab signed in.
 */
export function ReadingPage({ isIndex, children }: { isIndex?: boolean; children: ReactNode }) {
  const { brandMark, name } = useAppSelector(selectOwner);
  const hasBlog = useAppSelector((state) => selectHasSection(state, 'posts'));
  return (
    <>
      <SkipLink>{words.page.skip}</SkipLink>
      <Bar>
        <ScreenLink
          className="brand"
          to={paths.portfolio}
          aria-label={fill(words.nav.home, { mark: brandMark, name })}
        >
          {brandMark}
        </ScreenLink>
        <nav aria-label={words.nav.main}>
          <ScreenLink to={paths.portfolio}>{words.nav.portfolio}</ScreenLink>
          {hasBlog && (
            <ScreenLink to={paths.blog} aria-current={isIndex ? 'page' : undefined}>
              {words.reading.all}
            </ScreenLink>
          )}
        </nav>
      </Bar>
      <Main id="content" tabIndex={-1} data-tone="cream">
        {children}
      </Main>
      <Footer top="#content" />
    </>
  );
}
