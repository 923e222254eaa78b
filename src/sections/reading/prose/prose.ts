import { css } from 'styled-components';
import { color, fontSize, radius, space } from '../../styles/tokens';

const MONO =
  "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

/** Colours of code, by what highlight.js calls its parts. */
const code = css`
  .hljs-comment,
  .hljs-quote {
    color: ${color.muted};
    font-style: italic;
  }

  .hljs-keyword,
  .hljs-selector-tag,
  .hljs-name,
  .hljs-meta,
  .hljs-deletion {
    color: ${color.accent};
  }

  .hljs-string,
  .hljs-regexp,
  .hljs-attribute,
  .hljs-addition {
    color: ${color.good};
  }

  .hljs-number,
  .hljs-literal,
  .hljs-built_in,
  .hljs-type,
  .hljs-attr,
  .hljs-symbol,
  .hljs-variable {
    color: ${color.warm};
  }

  .hljs-title,
  .hljs-section {
    font-weight: 600;
  }
`;

const quoteAndTable = css`
  blockquote {
    margin-inline: 0;
    margin-bottom: 0;
    padding-inline-start: ${space.lg};
    border-inline-start: 3px solid ${color.accent};
    color: ${color.muted};
    font-style: italic;
  }

  [role='group'] {
    overflow-x: auto;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: ${fontSize.sm};
    overflow-wrap: normal;
  }

  th,
  td {
    padding: ${space.xs} ${space.sm};
    border-bottom: 1px solid ${color.line};
    text-align: start;
    unicode-bidi: plaintext;
    vertical-align: top;
  }

  th[align='center'],
  td[align='center'] {
    text-align: center;
  }

  th[align='right'],
  td[align='right'] {
    text-align: end;
  }

  th {
    border-bottom-color: ${color.control};
    font-weight: 600;
  }
`;

const print = css`
  @media print {
    font-size: 11pt;

    h2,
    h3,
    h4 {
      break-after: avoid;
    }

    pre,
    table,
    blockquote,
    img {
      break-inside: avoid;
    }

    pre {
      overflow: visible;
      white-space: pre-wrap;
    }

    /* Paper cannot be pressed. */
    a[href^='http']::after {
      content: ' (' attr(href) ')';
      font-size: 0.85em;
      overflow-wrap: anywhere;
    }

    .data-footnote-backref {
      display: none;
    }
  }
`;

/** How running text is set: 60 to 75 letters a line, and what a post is made of besides paragraphs. */
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

  code {
    padding: 0.15em 0.35em;
    border-radius: 0.3em;
    background: ${color.raised};
    font: 0.875em ${MONO};
  }

  pre {
    margin-bottom: 0;
    padding: ${space.md} ${space.lg};
    border: 1px solid ${color.line};
    border-radius: ${radius.control};
    background: ${color.surface};
    font: 0.8889em/1.6 ${MONO};
    overflow-wrap: normal;
    tab-size: 2;
  }

  pre code {
    padding: 0;
    background: none;
    font: inherit;
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
