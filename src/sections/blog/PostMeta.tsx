import { styled } from 'styled-components';
import type { PostSummary } from '../../content/types';
import { color, fontSize, space } from '../../styles/tokens';
import { FormattedDate } from '../../ui/text/FormattedDate';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  color: ${color.muted};
  font-size: ${fontSize.sm};
`;

/** When a post appeared and how long it takes to read. */
export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <Line>
      <FormattedDate day={post.publishedAt} />
      <bdi>{post.readTime}</bdi>
    </Line>
  );
}
