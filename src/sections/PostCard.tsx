import { styled } from 'styled-components';
import { imageSource } from '../content/images';
import type { PostSummary } from '../content/types';
import { color, fontSize, space } from '../styles/tokens';
import { Button } from '../ui/Button';
import { Card } from '../ui/Card';
import { Picture } from '../ui/Picture';
import { TagList } from '../ui/TagList';
import { VisuallyHidden } from '../ui/visuallyHidden';
import { PostMeta } from './PostMeta';

/** How many tags a small card shows (spec section 2). */
const TAGS_SHOWN = 2;

const Text = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.sm};
  padding: ${space.lg};
`;

const Title = styled.h3`
  align-self: stretch;
  font-size: ${fontSize.xl};
`;

const Excerpt = styled.p`
  flex: 1;
  align-self: stretch;
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

const Cover = styled(Picture)`
  height: 13rem;
  aspect-ratio: auto;
`;

const Foot = styled.div`
  margin-left: -${space.md};
`;

/** A post in brief. */
export function PostCard({ post }: { post: PostSummary }) {
  return (
    <Card>
      <Cover seed={post.id} {...imageSource(post.image, 600, 320)} />
      <Text>
        <PostMeta post={post} />
        <Title>{post.title}</Title>
        <Excerpt>{post.excerpt}</Excerpt>
        <TagList label="Tags" tags={post.tags} most={TAGS_SHOWN} />
        <Foot>
          <Button small look="quiet">
            Read More
            <VisuallyHidden>: {post.title}</VisuallyHidden>
          </Button>
        </Foot>
      </Text>
    </Card>
  );
}
