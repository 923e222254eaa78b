import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { useAppSelector } from '../shared/hooks';
import { selectOwner } from '../state/visitor/owner';
import { from, onNarrowScreens } from '../styles/media';
import { color, fontSize, space } from '../styles/tokens';
import { pageRow } from '../ui/layout/pageRow';
import { SocialLinks } from './SocialLinks';

const Region = styled.footer`
  ${pageRow}
  flex-wrap: wrap;
  gap: ${space.md} ${space.xl};
  padding-block: ${space.xl};
  border-top: 1px solid ${color.line};
  color: ${color.muted};
  font-size: ${fontSize.sm};

  > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
    text-underline-offset: 0.35em;

    &:hover {
      text-decoration-thickness: 2px;
    }
  }

  ${from.tablet} {
    display: grid;
    grid-template-columns: 1fr fit-content(60%) 1fr;

    > a {
      grid-column: 3;
      justify-self: end;
    }
  }

  /* The profiles above both others, the first icon above their text. */
  ${onNarrowScreens} {
    > ul {
      order: -1;
      flex-basis: 100%;
      margin-inline-start: -0.75rem;
    }
  }
`;

/** The foot of a page. `top`: the anchor of its link back to the top. */
export function Footer({ top = '#home' }: { top?: string }) {
  const { name } = useAppSelector(selectOwner);
  return (
    <Region>
      <p>{`© ${name}`}</p>
      <SocialLinks />
      <a href={top}>{words.page.toTop}</a>
    </Region>
  );
}
