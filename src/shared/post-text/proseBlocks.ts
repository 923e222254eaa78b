import { css } from 'styled-components';
import { color, fontSize, radius, space } from '../../styles/tokens';

const MONO =
  "ui-monospace, 'SF Mono', 'Cascadia Code', Menlo, Consolas, 'DejaVu Sans Mono', monospace";

export const code = css`
  code {
    padding: 0.15em 0.35em;
    border-radius: 0.3em;
    background: ${color.raised};
    font: 0.875em ${MONO};
    /* In text from right to left too. */
    direction: ltr;
    unicode-bidi: isolate;
  }

  pre {
    padding: ${space.md} ${space.lg};
    border-radius: ${radius.card};
    /* Inside, because the light ring shows on the dark ground of the code only. */
    outline-offset: -3px;
    font: 0.8333em/1.6 ${MONO};
    overflow-wrap: normal;
    tab-size: 2;
  }

  /* Only wide code scrolls: it is a tab stop. */
  pre:not([tabindex]) {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }

  pre code {
    padding: 0;
    background: none;
    font: inherit;
  }

  :is(.hljs-comment, .hljs-quote) {
    color: ${color.muted};
    font-style: italic;
  }

  :is(.hljs-keyword, .hljs-selector-tag, .hljs-name, .hljs-meta, .hljs-deletion) {
    color: ${color.accent};
  }

  :is(.hljs-string, .hljs-regexp, .hljs-attribute, .hljs-addition) {
    color: ${color.success};
  }

  :is(.hljs-number, .hljs-literal, .hljs-built_in, .hljs-type),
  :is(.hljs-attr, .hljs-symbol, .hljs-variable) {
    color: ${color.warm};
  }

  :is(.hljs-title, .hljs-section) {
    font-weight: 600;
  }
`;

/** Pictures, each over its colour until it has loaded. */
export const picture = css`
  img,
  .picture {
    height: auto;
    border-radius: ${radius.control};
  }

  .picture {
    position: relative;
    display: block;
    width: fit-content;
    /* A failed picture takes the width of its attribute. */
    max-width: 100%;
    overflow: hidden;
  }

  .picture > svg {
    position: absolute;
    width: 100%;
    height: 100%;
    background: currentcolor;
  }

  .picture img {
    position: relative;
  }
`;

export const footnotes = css`
  /* Easier to tap. Not wider: the next reference may follow at once. */
  sup a {
    padding-block: 0.4em;
  }

  .data-footnote-backref {
    padding: 0.4em 0.7em;
    margin: -0.4em -0.7em;
  }

  .footnotes {
    margin-top: 3em;
    padding-top: ${space.lg};
    border-top: 1px solid ${color.line};
    color: ${color.muted};
    font-size: ${fontSize.sm};
  }

  /* Like the references in the text. */
  .footnotes ol {
    list-style: decimal;
  }

  .data-footnote-backref:dir(rtl) {
    display: inline-block;
    scale: -1 1;
  }

  .footnotes h2 {
    margin-bottom: ${space.sm};
    font-size: ${fontSize.md};
  }
`;

export const quote = css`
  blockquote {
    padding-inline-start: ${space.lg};
    border-inline-start: 3px solid ${color.accent};
    color: ${color.muted};
    font-style: italic;
  }
`;

/** Divides words that may be too long for a line of a phone. */
export const hyphens = css`
  @supports (hyphenate-limit-chars: 20) {
    hyphens: auto;
    hyphenate-limit-chars: 20 5 5;
  }

  /* Firefox would divide addresses. */
  :is(code, a) {
    hyphens: manual;
  }
`;
