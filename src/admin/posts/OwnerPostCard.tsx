import { memo } from 'react';
import { useNavigate } from 'react-router-dom';
import { styled } from 'styled-components';
import { formatReadTime } from '../../content/readTime';
import type { PostId } from '../../content/types';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectHasOwnContent } from '../../state/lists/content';
import { postPublished, postUnpublished, selectPostById } from '../../state/lists/posts';
import { color, space } from '../../styles/tokens';
import { Button } from '../../ui/buttons/Button';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { changeScreen } from '../../ui/changeScreen';
import { Card } from '../../ui/layout/Card';
import { TagList } from '../../ui/TagList';
import { ChangingText } from '../../ui/text/ChangingText';
import { FormattedDate } from '../../ui/text/FormattedDate';
import {
  CardActions,
  CardBody,
  CardFacts,
  CardText,
  CardTitle,
  ToggleButton,
} from '../list/cardParts';
import { DeleteButton, EditButton, InlineMoveButtons } from '../list/EntryButtons';

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

const Excerpt = styled(CardText)`
  flex: 1;
`;

/** A post as the owner sees it. */
export const OwnerPostCard = memo(function OwnerPostCard({ id }: { id: PostId }) {
  const dispatch = useAppDispatch();
  const post = useAppSelector((state) => selectPostById(state, id));
  const hasOwnContent = useAppSelector(selectHasOwnContent);
  const navigate = useNavigate();
  if (!post) return null;

  // A button, not a link, because only the store of this tab has drafts and edits.
  const view = () => changeScreen(() => void navigate(paths.post(id)));
  const isPublished = post.status === 'published';
  return (
    <Card>
      <CardBody>
        <CardFacts>
          <Status key={post.status} $published={isPublished}>
            {post.status}
          </Status>
          <FormattedDate day={post.publishedAt} />
          <span>{formatReadTime(post.readTime)}</span>
          {hasOwnContent && <InlineMoveButtons list="posts" id={id} title={post.title} />}
        </CardFacts>
        <CardTitle>{post.title}</CardTitle>
        <Excerpt>{post.excerpt}</Excerpt>
        <TagList label="Tags" tags={post.tags} max={TAGS_SHOWN} />
      </CardBody>
      <CardActions>
        <ToggleButton
          small
          variant="outline"
          onClick={() => dispatch(isPublished ? postUnpublished(id) : postPublished(id))}
        >
          <ChangingText>{isPublished ? 'Unpublish' : 'Publish'}</ChangingText>
          <ButtonSubject title={post.title} />
        </ToggleButton>
        {hasOwnContent ? (
          <EditButton list="posts" id={id} title={post.title} />
        ) : (
          <Button small variant="quiet">
            Edit
            <ButtonSubject title={post.title} />
          </Button>
        )}
        <Button small variant="quiet" onClick={hasOwnContent ? view : undefined}>
          View
          <ButtonSubject title={post.title} />
        </Button>
        <DeleteButton list="posts" id={id} title={post.title} />
      </CardActions>
    </Card>
  );
});
