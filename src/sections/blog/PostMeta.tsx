import { styled } from 'styled-components';
import { formatReadTime } from '../../content/readTime';
import type { PostSummary } from '../../content/types';
import { color, fontSize, space } from '../../styles/tokens';
import { FormattedDate } from '../../ui/text/FormattedDate';

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  font-weight: 500;
  overflow-wrap: anywhere;
`;

export function PostMeta({ post, className }: { post: PostSummary; className?: string }) {
  return (
    <Line className={className}>
      <FormattedDate day={post.publishedAt} />
      <bdi>{formatReadTime(post.readTime)}</bdi>
    </Line>
  );
}
