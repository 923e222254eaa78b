import { styled } from 'styled-components';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectPublicPosts } from '../../state/lists/posts';
import { from } from '../../styles/media';
import { space } from '../../styles/tokens';
import { Band, BandFoot } from '../../ui/layout/Band';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { SectionProps } from '../SectionProps';
import { FeaturedPost } from './FeaturedPost';
import { horizontal, PostCard, vertical } from './PostCard';
import { ReadLink } from './ReadLink';

/** Rows of three. If one or two cards are left over, the first one or two get a row of their own. */
const Grid = styled.div`
  display: grid;
  gap: ${space.md};
  margin-top: ${space.lg};

  ${from.tablet} {
    gap: ${space.lg};
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child:nth-last-child(odd) {
      grid-column: 1 / -1;
      ${horizontal}
    }
  }

  ${from.laptop} {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    /* Every card: two pseudo-classes override the tablet rule. */
    > :nth-child(n):nth-last-child(n) {
      grid-column: span 2;
      ${vertical}
    }

    > :first-child:nth-last-child(3n + 2),
    > :nth-child(2):nth-last-child(3n + 1) {
      grid-column: span 3;
    }

    > :first-child:nth-last-child(3n + 1) {
      grid-column: 1 / -1;
      ${horizontal}
    }
  }
`;

export function Blog({ section }: SectionProps) {
  const [featured, ...others] = useAppSelector(selectPublicPosts);
  return (
    <Band section={section} raised>
      {featured ? (
        <>
          <FeaturedPost post={featured} />
          <Grid>
            {others.map((post) => (
              <PostCard key={post.id} post={post} />
            ))}
          </Grid>
          <BandFoot>
            <ReadLink variant="outline" to={paths.blog}>
              View All Articles
            </ReadLink>
          </BandFoot>
        </>
      ) : (
        <EmptyNote>No articles to show yet.</EmptyNote>
      )}
    </Band>
  );
}
