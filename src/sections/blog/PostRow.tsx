import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { PostSummary } from '../../content/types';
import { inLanguage } from '../../content/words/language';
import { ContentPicture } from '../../shared/ContentPicture';
import { paths } from '../../shared/paths';
import { besidePictures, from, hoversOnLaptop } from '../../styles/media';
import { color, radius, space } from '../../styles/tokens';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { TagList } from '../../ui/TagList';
import { Summary } from '../../ui/text/Summary';
import { PostMeta } from './PostMeta';
import { ReadLink } from './ReadLink';

const Row = styled.article`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.xs} ${space.md};
  padding-block: ${space.lg};
  border-top: 1px solid ${color.control};

  h3 {
    align-self: baseline;
    font-size: clamp(1.5rem, 1.15rem + 1.55vw, 2.75rem);
  }

  /* The excerpt and the foot. */
  > p ~ * {
    grid-column: 1 / -1;
    max-width: none;
  }

  ${besidePictures} {
    grid-template: auto 1fr auto auto / min(28%, 7rem) minmax(0, 1fr);

    > h3 {
      grid-column: 2;
    }
  }

  ${from.tablet} {
    grid-template: auto auto 1fr / minmax(min(7rem, 16vw), 2fr) minmax(0, 6fr) min(22vw, 13rem);
    column-gap: ${space.lg};
    padding-block: clamp(${space.lg}, 2vw, 2.25rem);

    > p ~ * {
      grid-column: 2;
    }
  }

  ${hoversOnLaptop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 6fr) minmax(0, 4fr);
  }
`;

/**
 * Beside its row. On laptops with a mouse only one shows, over its row: that of the hovered row, else the focused, else the
 * first.
 */
const Thumbnail = styled(ContentPicture)`
  border-radius: ${radius.card};

  ${besidePictures} {
    grid-area: 1 / 1 / span 2;
    aspect-ratio: 1;
  }

  ${from.tablet} {
    grid-area: 1 / 3 / span 3;
  }

  ${hoversOnLaptop} {
    position: absolute;
    z-index: 1;
    grid-area: auto;
    align-self: stretch;
    inset-block: -0.875rem;
    inset-inline-end: 0;
    width: 32%;
    aspect-ratio: auto;
    opacity: 0;
    transform: translateY(1.5rem);
    transition: 0.3s ease-out;
    transition-property: opacity, transform;
    pointer-events: none;

    :hover > &,
    :not(:has(> :hover)) > :focus-within > &,
    :not(:has(> :hover, > :focus-within)) > :first-child > & {
      opacity: 1;
      transform: none;
    }
  }
`;

const Meta = styled(PostMeta)`
  align-self: baseline;
  ${besidePictures} {
    grid-area: 1 / 2;
  }

  ${from.tablet} {
    grid-area: 1 / 1 / span 3;
    flex-direction: column;
    align-items: start;
  }
`;

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.sm};

  > :is(a, button) {
    margin-inline: auto -${space.xs};
    padding: 0 ${space.xs};
    color: ${color.text};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-underline-offset: 0.35em;
  }
`;

export function PostRow({ post }: { post: PostSummary }) {
  return (
    <Row>
      <Thumbnail kind="posts" entry={post} place="postRow" />
      <h3 {...inLanguage(post.language)}>{post.title}</h3>
      <Meta post={post} />
      <Summary {...inLanguage(post.language)}>{post.excerpt}</Summary>
      <Foot>
        <TagList label={words.blog.tags} tags={post.tags} max={2} />
        <ReadLink small variant="quiet" to={paths.post(post.id)}>
          {words.blog.more}
          <ButtonSubject title={post.title} />
        </ReadLink>
      </Foot>
    </Row>
  );
}
