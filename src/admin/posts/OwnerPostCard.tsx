import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { isScheduled } from '../../content/publishedPosts';
import { formatReadTime } from '../../content/readTime';
import type { PostId } from '../../content/types';
import { EnglishDate } from '../../shared/FormattedDate';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectHasOwnContent } from '../../state/lists/content';
import { postActions, selectPostById } from '../../state/lists/posts';
import { color, space } from '../../styles/tokens';
import { changeScreen } from '../../ui/changeScreen';
import { TagList } from '../../ui/TagList';
import { CardFacts, CardText, CardTitle, TabNote } from '../list/cardParts';
import { EntryButton, EntryCard, ToggleButton } from '../list/EntryCard';

/** The number of tags that a post shows in the dashboard (spec section 2). */
const TAGS_SHOWN = 3;

const Status = styled.span<{ $published: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${({ $published }) => ($published ? color.success : color.muted)};
  font-weight: 600;

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid;
    border-radius: 50%;
    background: ${({ $published }) => ($published ? 'currentColor' : 'none')};
    /* Stays filled in forced colours, in the colour of the system. */
    forced-color-adjust: none;
  }
`;

/** With own content, where posts can be moved. */
export function OrderNote() {
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  return (
    hasOwnContent && (
      <TabNote>
        Visitors see the published posts in this order, whatever their dates. The first is the
        featured article.
      </TabNote>
    )
  );
}

export const OwnerPostCard = memo(function OwnerPostCard({ id }: { id: PostId }) {
  const dispatch = useAppDispatch();
  const post = useAppSelector((state) => selectPostById(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const navigate = useNavigate();
  if (!post) return null;

  // A button, not a link, because only the store of this tab has drafts and edits.
  const view = () => changeScreen(() => void navigate(paths.post(id)));
  const isPublished = post.status === 'published';
  const { title } = post;
  return (
    <EntryCard
      list="posts"
      id={id}
      title={title}
      toggle={
        <ToggleButton
          label={isPublished ? 'Unpublish' : 'Publish'}
          title={title}
          onClick={() =>
            dispatch(isPublished ? postActions.unpublished(id) : postActions.published(id))
          }
        />
      }
      view={<EntryButton label="View" title={title} onClick={hasOwnContent ? view : undefined} />}
    >
      <CardFacts>
        <Status key={post.status} $published={isPublished}>
          {isScheduled(post) ? 'scheduled for' : post.status}
        </Status>
        <EnglishDate day={post.publishedAt} />
        <span>{formatReadTime(post.readTime)}</span>
      </CardFacts>
      <CardTitle>{title}</CardTitle>
      <CardText>{post.excerpt}</CardText>
      <TagList label="Tags" tags={post.tags} max={TAGS_SHOWN} />
    </EntryCard>
  );
});
