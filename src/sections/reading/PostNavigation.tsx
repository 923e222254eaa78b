import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Heading } from '../../content/markdown/headings';
import type { PostId } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectPublishedPosts } from '../../state/lists/posts';
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

export function Neighbours({ id }: { id: PostId }) {
  const posts = useAppSelector(selectPublishedPosts);
  const place = posts.findIndex((post) => post.id === id);
  // Newest first, so the previous post comes later in the list. For a draft (-1), the previous post is the newest one.
  const neighbours = [
    { rel: 'prev', label: words.reading.previous, post: posts[place + 1] },
    { rel: 'next', label: words.reading.next, post: posts[place - 1] },
  ];
  if (!neighbours.some(({ post }) => post)) return null;
  return (
    <Row aria-label={words.reading.more}>
      {neighbours.map(
        ({ rel, label, post }) =>
          post && (
            <Neighbour key={rel} to={paths.post(post.id)} rel={rel}>
              <small>{label}</small> <bdi lang={post.language}>{post.title}</bdi>
            </Neighbour>
          ),
      )}
    </Row>
  );
}
