import { styled } from 'styled-components';
import { words } from 'virtual:words';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectPublicPosts } from '../../state/lists/posts';
import { hovers } from '../../styles/media';
import { color, space } from '../../styles/tokens';
import { Band, BandFoot } from '../../ui/layout/Band';
import { EmptyNote } from '../../ui/text/EmptyNote';
import type { SectionProps } from '../SectionProps';
import { FeaturedPost } from './FeaturedPost';
import { PostRow } from './PostRow';
import { ReadLink } from './ReadLink';

const Articles = styled(Band)`
  ${hovers} {
    article:hover h3 {
      color: ${color.accent};
    }
  }
`;

const Index = styled.div`
  container-type: inline-size;
  margin-top: clamp(${space.xl}, 6vw, 5.5rem);
  border-bottom: 1px solid ${color.control};

  &:empty {
    display: none;
  }
`;

export function Blog({ section }: SectionProps) {
  const [featured, ...others] = useAppSelector(selectPublicPosts);
  return (
    <Articles section={section} tone="cream">
      {featured ? (
        <>
          <FeaturedPost post={featured} />
          <Index>
            {others.map((post) => (
              <PostRow key={post.id} post={post} />
            ))}
          </Index>
          <BandFoot>
            <ReadLink variant="outline" to={paths.blog}>
              {words.blog.all}
            </ReadLink>
          </BandFoot>
        </>
      ) : (
        <EmptyNote>{words.blog.empty}</EmptyNote>
      )}
    </Articles>
  );
}
