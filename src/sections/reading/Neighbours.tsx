import { styled } from 'styled-components';
import type { PostId, PostSummary } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectPublishedPosts } from '../../state/lists/posts';
import { from } from '../../styles/media';
import { color, font, fontSize, radius, space } from '../../styles/tokens';
import { ScreenLink } from '../../ui/ScreenLink';

const Row = styled.nav`
  display: grid;
  gap: ${space.md};
  margin-top: clamp(${space.xxl}, 8vw, 6rem);
  padding-top: ${space.xl};
  border-top: 1px solid ${color.line};

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    [rel='next'] {
      grid-column: 2;
      text-align: end;
    }
  }
`;

const NeighbourLink = styled(ScreenLink)`
  display: block;
  padding: ${space.lg};
  border: 1px solid ${color.line};
  border-radius: ${radius.card};
  background: ${color.surface};
  text-decoration: none;

  &:hover {
    border-color: ${color.accent};
  }
`;

const Which = styled.span`
  display: block;
  margin-bottom: ${space.xxs};
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

const Title = styled.span`
  display: block;
  font: 700 ${fontSize.lg} / 1.2 ${font.display};
`;

const Neighbour = ({ post, rel }: { post: PostSummary; rel: 'prev' | 'next' }) => (
  <NeighbourLink to={paths.post(post.id)} rel={rel}>
    <Which>{rel === 'prev' ? 'Previous article' : 'Next article'}</Which>
    <Title>
      <bdi>{post.title}</bdi>
    </Title>
  </NeighbourLink>
);

/** Links to the published posts before and after a post. */
export function Neighbours({ id }: { id: PostId }) {
  const posts = useAppSelector(selectPublishedPosts);
  const place = posts.findIndex((post) => post.id === id);
  // Newest first, so the previous post comes later in the list. For a draft (-1), the previous post is the newest one.
  const [previous, next] = [posts[place + 1], posts[place - 1]];
  if (!previous && !next) return null;
  return (
    <Row aria-label="More articles">
      {previous && <Neighbour post={previous} rel="prev" />}
      {next && <Neighbour post={next} rel="next" />}
    </Row>
  );
}
