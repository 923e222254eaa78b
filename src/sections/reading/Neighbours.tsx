import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Post } from '../../content/types';
import { getTextDirection } from '../../content/words/language';
import { paths } from '../../shared/paths';
import { from } from '../../styles/media';
import { color, font, fontSize, space } from '../../styles/tokens';
import { ScreenLink } from '../../ui/ScreenLink';

const KINDS = {
  posts: {
    label: words.reading.more,
    labels: { prev: words.reading.previous, next: words.reading.next },
    getPath: paths.post,
  },
  projects: {
    label: words.reading.moreProjects,
    labels: { prev: words.reading.previousProject, next: words.reading.nextProject },
    getPath: paths.project,
  },
};

const Row = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.xl} clamp(${space.lg}, 3.3vw, 4rem);
  margin-top: clamp(3.5rem, 8vw, 7rem);
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

const NeighbourLink = styled(ScreenLink)`
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

export type Neighbour = Pick<Post, 'id' | 'title' | 'language'>;

/** The lists whose entries can have pages. */
export type ArticleKind = keyof typeof KINDS;

interface NeighboursProps {
  kind: ArticleKind;
  prev: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** Links to the entries before and after an entry. */
export function Neighbours({ kind, ...entries }: NeighboursProps) {
  const { label, labels, getPath } = KINDS[kind];
  if (!entries.prev && !entries.next) return null;
  return (
    <Row aria-label={label}>
      {(['prev', 'next'] as const).map((rel) => {
        const entry = entries[rel];
        return (
          entry && (
            <NeighbourLink key={rel} to={getPath(entry.id)} rel={rel}>
              <small>{labels[rel]}</small>{' '}
              <bdi lang={entry.language} dir={getTextDirection(entry.title, entry.language)}>
                {entry.title}
              </bdi>
            </NeighbourLink>
          )
        );
      })}
    </Row>
  );
}
