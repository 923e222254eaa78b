import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { NavBar } from '../sections/nav/NavBar';
import { selectSections } from '../sections/sections';
import { useAppSelector } from '../shared/hooks';
import { paths } from '../shared/paths';
import { selectOwner } from '../state/visitor/owner';
import { inLandscape } from '../styles/media';
import { barHeight, bearing, color, font, fontSize, space, width } from '../styles/tokens';
import { ScreenButtonLink } from '../ui/buttons/ScreenButtonLink';
import { SkipLink } from '../ui/buttons/SkipLink';
import { CentredPage } from '../ui/layout/CentredPage';
import { Record } from '../ui/Record';
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
    display: flex;
    gap: 0.05em;
    align-items: center;
    margin-inline-start: -0.025em;
    color: ${color.accentFill};
    font: 800 min(36vw, 52svh, 100svh - 18rem) / 0.85 ${font.display};
  }

  ${inLandscape} {
    grid-template-columns: auto minmax(0, 1fr);
    column-gap: ${space.xl};

    > [aria-hidden] {
      grid-row: span 3;
      font-size: 20vw;
    }
  }

  /* The record, as the zero. */
  [data-turning] {
    width: 0.76em;
  }

  /* Browsers do not print the backgrounds that draw the record. */
  @media print {
    > [aria-hidden] {
      display: none;
    }
  }

  h1 {
    margin-inline-start: -${bearing};
    font-size: ${fontSize.title};
    line-height: 1;
  }

  h1 + p {
    margin-bottom: ${space.md};
    color: ${color.muted};
  }
`;

/** The screen for an address without a screen, or without the post or project that it names. */
export function NotFound() {
  const { brandMark, name } = useAppSelector(selectOwner);
  const sections = useAppSelector(selectSections);
  return (
    <Screen title={`${words.notFound.heading} | ${name}`}>
      <SkipLink>{words.page.skip}</SkipLink>
      <NavBar sections={sections} pageUrl={import.meta.env.BASE_URL} />
      <CentredPage id="content" tabIndex={-1}>
        <Text>
          <div aria-hidden="true" dir="ltr">
            4<Record letters={brandMark} isTurning={false} />4
          </div>
          <h1>{words.notFound.heading}</h1>
          <p>{words.notFound.text}</p>
          <ScreenButtonLink to={paths.portfolio}>{words.notFound.back}</ScreenButtonLink>
        </Text>
      </CentredPage>
    </Screen>
  );
}
