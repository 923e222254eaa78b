import { from } from '../media';
import { fontSize, radius, space, width } from '../tokens';
import { stripGap } from './desk';

/** The portrait and the paragraphs of the owner. Only on sites that have them. */
export const about = `
  .about {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space.lg} ${stripGap};
    margin-bottom: clamp(${space.xxl}, 6vw, 6rem);
    font-size: ${fontSize.lg};
  }
  .about > [data-cover] {
    border-radius: ${radius.card};
  }
  /* Of one person, in its own colours. */
  .about > [data-cover]::after {
    content: none !important;
  }
  .about p {
    max-width: ${width.text};
    white-space: pre-line;
  }
  .about p + p {
    margin-top: 1em;
  }
  /* In the columns of the skills. */
  ${from.tablet} {
    .about:has(> [data-cover]) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      align-items: start;
    }
    /* Beside the whole of a long text. */
    .about > [data-cover] {
      position: sticky;
      top: 6rem;
    }
    .about > [data-cover] + * {
      grid-column: span 2;
    }
  }
`;
