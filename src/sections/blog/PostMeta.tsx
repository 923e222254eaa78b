import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { PostSummary } from '../../content/types';
import { fill } from '../../content/words/fill';
import { formatNumber } from '../../shared/formatNumber';
import { FormattedDate } from '../../shared/FormattedDate';
import { color, fontSize, space } from '../../styles/tokens';

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
      <bdi>{fill(words.blog.minutes, { count: formatNumber(post.readTime) })}</bdi>
    </Line>
  );
}
