import { from } from '../media';
import { color, fontSize, radius, space, width } from '../tokens';
import { printedResume } from './printedResume';

/** The positions of work and education, also printed as a résumé. Only on sites with experience. */
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
    padding-block: 0.75em;
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

  ${printedResume}
`;
