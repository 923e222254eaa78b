import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Heading } from '../../content/markdown/headings';
import { from } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';

const Region = styled.nav`
  align-self: start;
  padding-block: ${space.md};
  border-block: 1px solid ${color.line};
  font-size: ${fontSize.sm};

  h2 {
    margin-bottom: ${space.xs};
    font-size: ${fontSize.md};
    unicode-bidi: isolate;
  }

  [data-level='3'] {
    padding-inline-start: ${space.md};
  }

  :is([data-level='4'], [data-level='5'], [data-level='6']) {
    padding-inline-start: ${space.xl};
  }

  a {
    display: block;
    padding: ${space.xxs} 0;
    color: ${color.muted};
    text-decoration: underline;
    text-decoration-color: ${color.line};
    text-underline-offset: 0.35em;
  }

  a:hover {
    color: ${color.text};
    text-decoration-color: ${color.accent};
  }

  ${from.laptop} {
    position: sticky;
    top: ${space.xl};
    max-height: calc(100vh - 2 * ${space.xl});
    overflow-y: auto;
    border-bottom: none;
  }
`;

interface TableOfContentsProps {
  headings: Heading[];
  /** Of the headings, if not that of the site. */
  language: string | undefined;
}

/** Links to the headings of an article, except those without text. */
export function TableOfContents({ headings, language }: TableOfContentsProps) {
  return (
    <Region aria-labelledby="contents">
      <h2 id="contents">{words.reading.contents}</h2>
      <ol role="list" lang={language}>
        {headings.map(
          ({ id, text, level }) =>
            text && (
              <li key={id} data-level={level}>
                <a href={`#${id}`}>{text}</a>
              </li>
            ),
        )}
      </ol>
    </Region>
  );
}
