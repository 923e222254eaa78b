import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { PostSummary } from '../../content/types';
import { paths } from '../../shared/paths';
import { from, onShortScreens } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { ButtonSubject } from '../../ui/buttons/ButtonSubject';
import { Card, CardBody, CardNote } from '../../ui/layout/Card';
import { Picture } from '../../ui/Picture';
import { TagList } from '../../ui/TagList';
import { PostMeta } from './PostMeta';
import { ReadLink } from './ReadLink';

const Wide = styled(Card)`
  ${from.tablet} {
    display: grid;
    grid-template-columns: minmax(0, 7fr) minmax(0, 6fr);
  }
`;

const Cover = styled(Picture)`
  ${from.tablet} {
    aspect-ratio: auto;
  }

  ${from.laptop} {
    min-height: 26rem;
  }
`;

const Body = styled(CardBody)`
  justify-content: center;
  gap: ${space.md};
  padding: clamp(1.5rem, 4vw, 3.5rem);

  h3 {
    font-size: ${fontSize.lead};
  }

  ${CardNote} {
    flex: none;
  }

  > :is(a, button) {
    align-self: start;
    margin-top: ${space.xs};
  }

  ${onShortScreens} {
    gap: ${space.xs};
    padding: ${space.lg};

    h3 {
      font-size: ${fontSize.xl};
    }
  }
`;

const Label = styled.p`
  color: ${color.accent};
  font-size: ${fontSize.sm};
  font-weight: 600;
`;

export function FeaturedPost({ post }: { post: PostSummary }) {
  return (
    <Wide>
      <Cover kind="posts" seed={post.id} {...imageSource(post.image, 800, 560)} />
      <Body>
        <Label>Featured Article</Label>
        <h3>{post.title}</h3>
        <PostMeta post={post} />
        <CardNote>{post.excerpt}</CardNote>
        <TagList label="Tags" tags={post.tags} />
        <ReadLink to={paths.post(post.id)}>
          Read Article
          <ButtonSubject title={post.title} />
        </ReadLink>
      </Body>
    </Wide>
  );
}
