import { styled } from 'styled-components';
import { NavBar } from '../sections/nav/NavBar';
import { selectSections } from '../sections/sections';
import { useAppSelector } from '../shared/hooks';
import { paths } from '../shared/paths';
import { selectOwner } from '../state/visitor/owner';
import { barHeight, color, font, fontSize, space, width } from '../styles/tokens';
import { ScreenButtonLink } from '../ui/buttons/ScreenButtonLink';
import { SkipLink } from '../ui/buttons/SkipLink';
import { CentredPage } from '../ui/layout/CentredPage';
import { Screen } from './Screen';

const Text = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${space.md};
  width: 100%;
  max-width: ${width.page};
  padding-top: ${barHeight};

  > [aria-hidden] {
    margin-inline-start: -0.035em;
    color: ${color.accentFill};
    font: 800 min(36vw, 52svh) / 0.85 ${font.display};
    letter-spacing: -0.045em;
  }

  h1 {
    font-size: ${fontSize.title};
    line-height: 1;
  }

  h1 + p {
    margin-bottom: ${space.md};
    color: ${color.muted};
  }
`;

export function NotFound() {
  const { name } = useAppSelector(selectOwner);
  const sections = useAppSelector(selectSections);
  return (
    <Screen title={`Page not found | ${name}`}>
      <SkipLink />
      <NavBar sections={sections} pageUrl={import.meta.env.BASE_URL} />
      <CentredPage id="content" tabIndex={-1}>
        <Text>
          <p aria-hidden="true">404</p>
          <h1>Page not found</h1>
          <p>There is nothing at this address. It may have moved, or never existed.</p>
          <ScreenButtonLink to={paths.portfolio}>Back to Portfolio</ScreenButtonLink>
        </Text>
      </CentredPage>
    </Screen>
  );
}
