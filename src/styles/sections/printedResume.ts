import { space } from '../tokens';

/** The public page printed as a résumé. */
export const printedResume = `
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
      content: '\\2066' attr(href) '\\2069';
      margin-inline-start: 0.5em;
      font-weight: 400;
      overflow-wrap: anywhere;
    }
  }
`;
