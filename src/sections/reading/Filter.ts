import { styled } from 'styled-components';
import { color, font, fontSize, space } from '../../styles/tokens';

/** The current filter and a link to remove it. Shown for the tag in the URL. */
export const Filter = styled.p`
  /* The title stays in view. */
  scroll-margin-top: 100vh;
  margin-bottom: ${space.lg};
  font-size: ${fontSize.lg};

  &:not(:target, [data-chosen]) {
    display: none;
  }

  /* Links to the top and to the content would remove the filter. */
  :root:has(&:is(:target, [data-chosen])) :is(footer > a, [href='#content']) {
    display: none;
  }

  a {
    margin-inline-start: ${space.sm};
    color: ${color.muted};
    font: ${fontSize.sm} ${font.body};
    text-underline-offset: 0.35em;
  }
`;
