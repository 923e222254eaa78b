import { color, font, fontSize } from '../tokens';

/** The style of elements, in place of that of browsers. */
export const base = `
  *, *::before, *::after {
    box-sizing: border-box;
  }

  body {
    margin: 0;
    font-size: ${fontSize.md};
    /* The spaces of the text face are narrow. */
    word-spacing: 0.06em;
    overflow-wrap: break-word;
    -webkit-font-smoothing: antialiased;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, blockquote, pre {
    margin: 0;
    padding: 0;
  }

  p, dd {
    text-wrap: pretty;
  }

  h1, h2, h3, h4 {
    font-family: ${font.display};
    line-height: 1.12;
    letter-spacing: -0.02em;
    word-spacing: normal;
    text-wrap: balance;
    /* At large font sizes, words break instead of widening the page. */
    overflow-wrap: anywhere;
    hyphens: auto;
  }

  /* Only words that may be too long for a line. */
  @media (width >= 22rem) {
    h1, h2, h3, h4 {
      hyphenate-limit-chars: 12 5 5;
    }
  }

  /* WebKit would tear the joined letters of Arabic apart. */
  :is(h1, h2, h3, h4):dir(rtl) {
    letter-spacing: 0 !important;
  }

  ul, ol {
    list-style: none;
  }

  /*
   * The owner may write in another script: the first letter of a text decides its direction. But on a page from right to
   * left, many titles and sentences begin with a Latin name.
   */
  input, textarea, :where(li:not(.hero li), :is(h1, h2, h3, h4, p, dd):dir(ltr):not([dir])) {
    unicode-bidi: plaintext;
  }

  a {
    border-radius: 0.25rem;
    color: inherit;
  }

  img, svg {
    display: block;
    max-width: 100%;
  }

  /* Icons. As attributes, these would be 4.5 KB of the front page. */
  svg {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.8;
    stroke-linecap: round;
    stroke-linejoin: round;
  }

  /* Arrows that point along the text. */
  [data-arrow]:dir(rtl) {
    scale: -1 1;
  }

  button, input, select, textarea {
    font: inherit;
    word-spacing: inherit;
    color: inherit;
  }

  button, summary {
    cursor: pointer;
  }

  /* A field scrolls into view with its label and its message. */
  input, textarea {
    scroll-margin-block: 2.75rem;
  }

  :focus-visible {
    outline: 3px solid ${color.text};
    outline-offset: 3px;
  }

  /* Hidden from sight only. */
  .visually-hidden {
    position: absolute;
    width: 1px;
    height: 1px;
    margin: -1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }

  /* Focused by scripts after a change of screen; not controls. */
  [tabindex='-1']:focus {
    outline: none;
  }

  ::selection {
    background: ${color.accentFill};
    color: ${color.onAccent};
  }
`;
