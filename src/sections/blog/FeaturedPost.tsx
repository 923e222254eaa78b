import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { PostSummary } from '../../content/types';
import { inLanguage } from '../../content/words/language';
import { ContentPicture } from '../../shared/ContentPicture';
import { paths } from '../../shared/paths';
import { from, onNarrowScreens } from '../../styles/media';
import { color, radius, space } from '../../styles/tokens';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { TagList } from '../../ui/TagList';
import { PostMeta } from './PostMeta';
import { ReadLink } from './ReadLink';

const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg} clamp(${space.lg}, 3.3vw, 4rem);

  ${from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.laptop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`;

const Cover = styled(ContentPicture)`
  border-radius: ${radius.card};

  /* At least as high as the text. */
  ${from.tablet} {
    width: 100%;
    min-height: 100%;
  }

  ${onNarrowScreens} {
    margin-inline: calc(-1 * ${space.gutter});
    border-radius: 0;
  }
`;

const Text = styled.div`
  overflow-wrap: anywhere;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-self: end;
  justify-items: start;
  gap: ${space.md};

  h3 {
    font-size: clamp(min(2.25rem, 15vw), 1.3rem + 2.4vw, 4rem);
    line-height: 1.05;
  }

  p {
    text-wrap: balance;
  }

  > :is(a, button) {
    margin-top: ${space.xs};
  }
`;

const Label = styled.p`
  color: ${color.accent};
  font-weight: 600;
`;

export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <Frame>
      <Cover kind="posts" entry={post} place="featuredPost" />
      <Text>
        <Label>{words.blog.featured}</Label>
        <h3 {...inLanguage(post.language)}>{post.title}</h3>
        <PostMeta post={post} />
        <p {...inLanguage(post.language)}>{post.excerpt}</p>
        <TagList label={words.blog.tags} tags={post.tags} />
        <ReadLink to={paths.post(post.id)}>
          {words.blog.read}
          <ButtonSubject title={post.title} />
        </ReadLink>
      </Text>
    </Frame>
  );
}
