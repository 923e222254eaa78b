import { css } from 'styled-components';
import { color, fontSize, space } from '../../styles/tokens';
import { printedUrls } from './printedUrls';
import { code, footnotes, hyphens, picture, quote } from './proseBlocks';
import { table } from './proseTable';

/** The typography of the body of a post. `ArticleText` sets the measure: 60 to 75 characters a line. */
export const prose = css`
  font-size: 1.125rem;
  line-height: 1.7;
  ${hyphens}

  > * + * {
    margin-top: 1.25em;
  }

  :is(h2, h3, h4, h5, h6) {
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

  > :is(h2, h3):first-child {
    margin-top: 0;
  }

  :is(h4, h5, h6) {
    font-size: 1em;
  }

  a {
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-underline-offset: 0.2em;
  }

  a:hover {
    color: ${color.accent};
  }

  :is(ul, ol) {
    padding-inline-start: 1.5em;
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: var(--counter, decimal);
    font-variant-numeric: tabular-nums;
    > li {
      padding-inline-start: 0.25em;
    }
  }

  .task-list-item {
    margin-inline-start: -1.5em;
    list-style: none;
  }

  li + li,
  li > * + *,
  li > :is(pre, blockquote),
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

  ${picture}

  hr {
    margin: 2.5em auto;
    width: 6rem;
    border: none;
    border-top: 2px solid ${color.line};
  }

  ${footnotes}

  :target {
    background: ${color.raised};
  }

  ${code}
  ${table}

  ${quote}

  &[dir='rtl'] :is(h2, h3, h4, h5, h6, p, li, th, td) {
    unicode-bidi: isolate;
  }

  ${printedUrls}

  @media print {
    font-size: 11pt;

    :is(pre, table, blockquote, img) {
      break-inside: avoid;
    }

    /* Paper does not scroll. */
    pre {
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }

    /* A picture taller than the page would be split. */
    img {
      max-height: 95vh;
      object-fit: contain;
      object-position: 0;
    }

    .data-footnote-backref {
      display: none;
    }
  }
`;
