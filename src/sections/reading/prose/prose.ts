import { css } from 'styled-components';
import { color, fontSize, radius, space } from '../../../styles/tokens';
import { code } from './code';
import { print } from './print';
import { quoteAndTable } from './quoteAndTable';

/** The typography of the body of a post. `PostPage` sets the measure: 60 to 75 characters a line. */
export const prose = css`
  min-width: 0;
  font-size: 1.125rem;
  line-height: 1.7;

  > * + * {
    margin-top: 1.25em;
  }

  h2,
  h3,
  h4,
  h5,
  h6 {
    scroll-margin-top: ${space.md};
    line-height: 1.2;
  }

  > h2 {
    margin-top: 2em;
    font-size: ${fontSize.xl};
  }

  > h3 {
    margin-top: 1.75em;
    font-size: ${fontSize.lg};
  }

  > h2:first-child,
  > h3:first-child {
    margin-top: 0;
  }

  h4,
  h5,
  h6 {
    font-size: 1em;
  }

  a {
    text-decoration: underline ${color.accent};
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${color.accent};
  }

  ul,
  ol {
    padding-inline-start: 1.5em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  .contains-task-list {
    padding-inline-start: 0;
    list-style: none;
  }

  li + li,
  li > * + *,
  blockquote > * + * {
    margin-top: 0.5em;
  }

  li::marker {
    color: ${color.accent};
  }

  strong {
    font-weight: 600;
  }

  sup {
    line-height: 0;
  }

  img {
    height: auto;
    border-radius: ${radius.control};
  }

  hr {
    margin: 2.5em auto;
    width: 6rem;
    border: none;
    border-top: 2px solid ${color.line};
  }

  .footnotes {
    margin-top: 3em;
    padding-top: ${space.lg};
    border-top: 1px solid ${color.line};
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }

  .footnotes h2 {
    margin-bottom: ${space.sm};
    font-size: ${fontSize.md};
  }

  :target {
    background: ${color.raised};
  }

  ${code}
  ${quoteAndTable}
  ${print}
`;
