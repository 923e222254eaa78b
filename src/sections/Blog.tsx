import { styled } from 'styled-components';
import { useAppSelector } from '../app/hooks';
import { selectPublicPosts } from '../state/posts';
import { from, space } from '../styles/tokens';
import { Band } from '../ui/Band';
import { Button } from '../ui/Button';
import { EmptyNote } from '../ui/EmptyNote';
import { FeaturedPost } from './FeaturedPost';
import { PostCard } from './PostCard';

/** Three in a row; a last row of two, or of one, fills the width all the same. */
const Grid = styled.div`
  display: grid;
  gap: ${space.lg};
  margin-top: ${space.lg};

  ${from.tablet} {
    grid-template-columns: repeat(2, 1fr);

    > :nth-child(2n + 1):last-child {
      grid-column: span 2;
    }
  }

  ${from.laptop} {
    grid-template-columns: repeat(6, 1fr);

    > * {
      grid-column: span 2;
    }

    > :nth-child(3n + 1):nth-last-child(2),
    > :nth-child(3n + 2):last-child {
      grid-column: span 3;
    }

    > :nth-child(3n + 1):last-child {
      grid-column: span 6;
    }
  }
`;

const More = styled.div`
  margin-top: ${space.xxl};
  text-align: center;
`;

/** The newest published posts: the first at length, the others as cards. */
export function Blog() {
  const [featured, ...others] = useAppSelector(selectPublicPosts);
  return (
    <Band id="blog" kicker="Blog" title="Latest Articles" raised>
      {featured ? (
        <>
          <FeaturedPost post={featured} />
          <Grid>
            {others.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Grid>
          <More>
            <Button look="outline">View All Articles</Button>
          </More>
        </>
      ) : (
        <EmptyNote>No articles to show yet.</EmptyNote>
      )}
    </Band>
  );
}
