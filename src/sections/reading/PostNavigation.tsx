import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Heading } from '../../content/markdown/headings';
import { from } from '../../styles/media';
import { color, font, fontSize, space } from '../../styles/tokens';
import { ScreenLink } from '../../ui/ScreenLink';

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
    border-bottom: none;
  }
`;

export function TableOfContents({ headings }: { headings: Heading[] }) {
  return (
    <Region aria-labelledby="contents">
      <h2 id="contents">{words.reading.contents}</h2>
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

const Row = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl} clamp(${space.lg}, 3.3vw, 4rem);
  margin-top: clamp(${space.xl}, 5vw, 4rem);
  padding-top: ${space.lg};
  border-top: 1px solid ${color.control};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [rel='next'] {
      grid-column: 2;
      text-align: end;
    }
  }
`;

const Neighbour = styled(ScreenLink)`
  display: block;
  font: 700 ${fontSize.xl} / 1.15 ${font.display};
  letter-spacing: -0.02em;
  text-decoration: none;
  text-wrap: balance;

  &:hover {
    color: ${color.accent};
  }

  small {
    display: block;
    margin-bottom: ${space.xs};
    color: ${color.muted};
    font: 600 ${fontSize.sm} / 1.6 ${font.body};
    letter-spacing: 0;
  }
`;

interface Entry {
  id: string;
  title: string;
  language?: string | undefined;
}

interface NeighboursProps {
  label: string;
  previousLabel: string;
  nextLabel: string;
  previous: Entry | undefined;
  next: Entry | undefined;
  getPath: (id: string) => string;
}

export function Neighbours({ previous, next, getPath, ...labels }: NeighboursProps) {
  const neighbours = [
    { rel: 'prev', label: labels.previousLabel, entry: previous },
    { rel: 'next', label: labels.nextLabel, entry: next },
  ];
  if (!previous && !next) return null;
  return (
    <Row aria-label={labels.label}>
      {neighbours.map(
        ({ rel, label, entry }) =>
          entry && (
            <Neighbour key={rel} to={getPath(entry.id)} rel={rel}>
              <small>{label}</small> <bdi lang={entry.language}>{entry.title}</bdi>
            </Neighbour>
          ),
      )}
    </Row>
  );
}
