import { css, styled } from 'styled-components';
import { imageSource } from '../../content/images';
import { formatReadTime } from '../../content/readTime';
import type { PostSummary } from '../../content/types';
import { paths } from '../../shared/paths';
import { onSmallScreens, onLargeScreens } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { Card, CardBody, CardNote, thumbnailRow } from '../../ui/layout/Card';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { FormattedDate } from '../../ui/text/FormattedDate';
import { ReadLink } from './ReadLink';

/** How many tags a small card shows (spec section 2). */
const TAGS_SHOWN = 2;

/** With the picture on top. */
export const vertical = css`
  ${onLargeScreens} {
    grid-template: min(13rem, 50vw) 1fr / minmax(0, 1fr);
  }
`;

/** With the picture at the side, for a card in a row of its own. */
export const horizontal = css`
  ${onLargeScreens} {
    grid-template: auto / minmax(0, 2fr) minmax(0, 3fr);
  }
`;

const Frame = styled(Card)`
  font-size: ${fontSize.sm};

  ${onSmallScreens} {
    ${thumbnailRow}

    > :first-child {
      grid-row: span 2;
    }

    /* All but the title and the date. */
    > :last-child > :nth-child(n + 3) {
      grid-column: 1 / -1;
    }
  }

  ${onLargeScreens} {
    display: grid;

    > :first-child {
      aspect-ratio: auto;
    }
  }
  ${vertical}
`;

/** Aligns the label of the button with the text above it. */
const Foot = styled.div`
  margin: 0 -${space.xs} -${space.xs};

  > :is(a, button) {
    padding: 0 ${space.xs};
    color: ${color.text};
    text-decoration: underline ${color.accent};
    text-underline-offset: 0.35em;
  }
`;

const Line = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space.md};
  color: ${color.muted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;
`;

export function PostMeta({ post }: { post: PostSummary }) {
  return (
    <Line>
      <FormattedDate day={post.publishedAt} />
      <bdi>{formatReadTime(post.readTime)}</bdi>
    </Line>
  );
}

export function PostCard({ post }: { post: PostSummary }) {
  return (
    <Frame>
      <Picture kind="posts" seed={post.id} {...imageSource(post.image, 600, 320)} />
      <CardBody>
        <h3>{post.title}</h3>
        <PostMeta post={post} />
        <CardNote>{post.excerpt}</CardNote>
        <TagList label="Tags" tags={post.tags} max={TAGS_SHOWN} />
        <Foot>
          <ReadLink small variant="quiet" to={paths.post(post.id)}>
            Read More
            <ButtonSubject title={post.title} />
          </ReadLink>
        </Foot>
      </CardBody>
    </Frame>
  );
}
