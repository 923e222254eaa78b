import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { PostSummary } from '../../content/types';
import { fill } from '../../content/words/fill';
import { formatNumber } from '../../shared/formatNumber';
import { FormattedDate } from '../../shared/FormattedDate';
import { space } from '../../styles/tokens';
import { TagRow } from '../../ui/TagList';

const Line = styled(TagRow)`
  gap: 0 ${space.md};
`;

export function PostMeta({ post, className }: { post: PostSummary; className?: string }) {
  return (
    <Line as="p" className={className}>
      <FormattedDate day={post.publishedAt} />
      <bdi>{fill(words.blog.minutes, { count: formatNumber(post.readTime) })}</bdi>
    </Line>
  );
}
