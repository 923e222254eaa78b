import { from } from '../media';
import { color, fontSize, radius, space, width } from '../tokens';

/** The positions of work and education, and the public page printed as a résumé. Only on sites with experience. */
export const positions = `
  .positions > ol {
    border-bottom: 1px solid ${color.control};
  }
  .positions li {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    align-items: baseline;
    gap: ${space.xs} ${space.xl};
    padding-block: ${space.lg};
    border-top: 1px solid ${color.control};
  }
  .positions h3 {
    margin-bottom: ${space.xxs};
    font-size: ${fontSize.xl};
  }
  .positions h3 ~ p {
    color: ${color.muted};
  }
  .positions a {
    text-underline-offset: 0.25em;
  }
  .positions a:hover {
    color: ${color.accent};
  }
  .positions [data-years] {
    color: ${color.accent};
    font-size: ${fontSize.lg};
    font-weight: 600;
    font-variant-numeric: tabular-nums;
    line-height: 1.5;
    unicode-bidi: isolate;
  }
  .positions div + div {
    max-width: ${width.text};
  }
  .positions div + div > p + p {
    margin-top: 0.4em;
  }
  .positions button {
    min-height: 3.25rem;
    margin-top: ${space.xl};
    padding: 0 ${space.xl};
    border: 1px solid ${color.control};
    border-radius: ${radius.control};
    background: none;
    font-weight: 600;
  }
  .positions button:hover {
    border-color: ${color.text};
  }
  @media (scripting: none) {
    .positions button {
      display: none;
    }
  }

  ${from.tablet} {
    .positions li {
      grid-template-columns: minmax(0, 3fr) minmax(0, 9fr);
    }
    .positions li > :nth-child(n + 2) {
      grid-column: 2;
    }
  }
  ${from.laptop} {
    .positions li {
      grid-template-columns: minmax(0, 2fr) minmax(0, 5fr) minmax(0, 5fr);
    }
    .positions li > :nth-child(3) {
      grid-area: 1 / 3;
    }
  }

  @media print {
    html:has(.hero) {
      font-size: 10pt;
    }
    /* Music, articles, forms and buttons do not belong in a résumé. */
    .hero ~ :is(#music, #blog), .hero ~ #contact form, .hero ~ #projects section, .hero a[href^='#'],
    .positions button {
      display: none !important;
    }
    /* Who and where, then the positions, whatever the order on the screen. */
    main:has(> .hero) {
      display: flex;
      flex-direction: column;
    }
    #home {
      order: -3;
    }
    #contact {
      order: -2;
    }
    #experience {
      order: -1;
    }
    main > section[id] {
      padding: 0 ${space.gutter} 1.5rem !important;
    }
    /* A title stands clear of the picture above it. */
    main > section[id] :is(h2, h3) {
      margin: 0 0 0.5rem !important;
      padding: 0.5rem 0 0 !important;
      font-size: 1.25rem !important;
      line-height: 1.2 !important;
    }
    main > section[id] h2 {
      font-size: 1.5rem !important;
    }
    #contact dd {
      font-size: 1.125rem !important;
    }
    #home h1, #home h1 * {
      font-size: 3rem !important;
    }
    .about [data-cover] {
      width: 9rem;
    }
    .positions li {
      grid-template-columns: 8.5rem minmax(0, 1fr);
      gap: 0 1rem;
      padding-block: 0.6rem;
      break-inside: avoid;
    }
    .positions [data-years] {
      font-size: inherit;
    }
    .positions li > :nth-child(n + 2) {
      grid-column: 2;
    }
    .positions div + div {
      margin-top: 0.75rem;
    }
    #projects :not(h3) > a {
      display: block;
      text-align: start;
    }
    #projects a > svg {
      display: none;
    }
    #projects :not(h3) > a::after {
      content: attr(href);
      margin-inline-start: 0.5em;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
  }
`;
