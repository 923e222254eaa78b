import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { PostSummary } from '../../content/types';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectPublicPosts } from '../../state/lists/posts';
import { from, onShortScreens } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { Band, BandFoot } from '../../ui/layout/Band';
import { Card, CardBody, CardNote } from '../../ui/layout/Card';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { SectionProps } from '../SectionProps';
import { horizontal, PostCard, PostMeta, vertical } from './PostCard';
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

const Wide = styled(Card)`
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }
`;

const Cover = styled(Picture)`
  ${from.tablet} {
    aspect-ratio: auto;
  }

  ${from.laptop} {
    min-height: 26rem;
  }
`;

const Body = styled(CardBody)`
  justify-content: center;
  gap: ${space.md};
  padding: clamp(1.5rem, 4vw, 3.5rem);

  h3 {
    font-size: ${fontSize.lead};
  }

  ${CardNote} {
    flex: none;
  }

  > :is(a, button) {
    align-self: start;
    margin-top: ${space.xs};
  }

  ${onShortScreens} {
    gap: ${space.xs};
    padding: ${space.lg};

    h3 {
      font-size: ${fontSize.xl};
    }
  }
`;

const Label = styled.p`
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <Wide>
      <Cover kind="posts" seed={post.id} {...imageSource(post.image, 800, 560)} />
      <Body>
        <Label>Featured Article</Label>
        <h3>{post.title}</h3>
        <PostMeta post={post} />
        <CardNote>{post.excerpt}</CardNote>
        <TagList label="Tags" tags={post.tags} />
        <ReadLink to={paths.post(post.id)}>
          Read Article
          <ButtonSubject title={post.title} />
        </ReadLink>
      </Body>
    </Wide>
  );
}

export function Blog({ section }: SectionProps) {
  const [featured, ...others] = useAppSelector(selectPublicPosts);
  return (
    <Band section={section} tone="cream">
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
