import { styled } from 'styled-components';
import type { Heading } from '../../content/markdown/headings';
import { from } from '../../styles/media';
import { color, fontSize, radius, space } from '../../styles/tokens';

const Region = styled.nav`
  align-self: start;
  padding: ${space.md} ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
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
    text-decoration: none;
  }

  a:hover {
    color: ${color.text};
    text-decoration: underline ${color.accent};
  }

  ${from.laptop} {
    position: sticky;
    top: ${space.xl};
    max-height: calc(100vh - 2 * ${space.xl});
    overflow-y: auto;
    padding: 0 ${space.md} 0 0;
    border: none;
    border-radius: 0;
  }
`;

export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <Region aria-labelledby="contents">
      <h2 id="contents">On this page</h2>
      <ol role="list">
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
