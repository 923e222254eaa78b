import { styled } from 'styled-components';
import { formatReadTime } from '../../content/readTime';
import type { PostId } from '../../content/types';
import { EnglishDate } from '../../shared/FormattedDate';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectHasOwnContent } from '../../state/lists/content';
import { postActions, selectPostById } from '../../state/lists/posts';
import { color, space } from '../../styles/tokens';
import { TagList } from '../../ui/TagList';
import { keepFocusAfter } from '../focus';
import { CardFacts, CardText, CardTitle, TabNote } from '../list/cardParts';
import { EntryCard, ToggleButton } from '../list/EntryCard';
import { getPostState, type PostState } from './postState';

/** The state is a word; its colour and its dot, full, half or empty, only repeat it. */
const STATE_LOOKS: Record<PostState, { color: string; dot: string }> = {
  published: { color: color.success, dot: 'currentcolor' },
  scheduled: { color: color.warm, dot: 'linear-gradient(90deg, currentcolor 50%, transparent 0)' },
  draft: { color: color.muted, dot: 'none' },
};

const Status = styled.span<{ $state: PostState }>`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${({ $state }) => STATE_LOOKS[$state].color};
  font-weight: 600;

  &::before {
    content: '';
    width: 0.5rem;
    height: 0.5rem;
    border: 1px solid;
    border-radius: 50%;
    background: ${({ $state }) => STATE_LOOKS[$state].dot};
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

export function OwnerPostCard({ id }: { id: PostId }) {
  const dispatch = useAppDispatch();
  const post = useAppSelector((state) => selectPostById(state, id));
  if (!post) return null;

  const state = getPostState(post);
  const isPublished = post.status === 'published';
  const { title, language } = post;
  const toggle = isPublished ? postActions.unpublished : postActions.published;
  return (
    <EntryCard
      list="posts"
      entry={post}
      toggle={
        <ToggleButton
          label={isPublished ? 'Unpublish' : 'Publish'}
          title={title}
          // A filter by state may no longer show the post.
          onClick={() => keepFocusAfter(() => dispatch(toggle(id)))}
        />
      }
      page={paths.post(id)}
    >
      <CardFacts>
        <Status key={state} $state={state}>
          {state === 'scheduled' ? 'scheduled for' : state}
        </Status>
        <EnglishDate day={post.publishedAt} />
        <span>{formatReadTime(post.readTime)}</span>
      </CardFacts>
      <CardTitle lang={language}>{title}</CardTitle>
      <CardText lang={language}>{post.excerpt}</CardText>
      <TagList label="Tags" tags={post.tags} max={3} />
    </EntryCard>
  );
}
