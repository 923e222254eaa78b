import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import { imageSource } from '../../content/images';
import type { Post } from '../../content/types';
import { importChunk } from '../../shared/importChunk';
import { from } from '../../styles/media';
import { color, fontSize, radius, space, width } from '../../styles/tokens';
import { Picture } from '../../ui/Picture';
import { PostMeta } from '../blog/PostMeta';
import { Neighbours, TableOfContents } from './PostNavigation';
import { prose } from './prose';
import { ReadingHead, ReadingPage } from './ReadingPage';
import { TagLinks } from './TagLinks';

const Head = styled(ReadingHead)`
  max-width: 54rem;
  margin-bottom: clamp(${space.xl}, 4vw, ${space.xxl});

  h1 {
    font-size: clamp(2rem, 1.5rem + 2.6vw, 3.5rem);
  }
`;

const Lead = styled.p`
  max-width: ${width.text};
  color: ${color.muted};
  font-size: ${fontSize.lg};
`;

const Cover = styled(Picture)`
  border-radius: ${radius.card};
  break-inside: avoid;
`;

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

/** The text stays in the same place with and without a table of contents. */
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${width.text});
  gap: ${space.xl} ${space.xxl};
  margin-top: clamp(${space.xl}, 5vw, 4rem);

  ${from.laptop} {
    grid-template-columns: 14rem minmax(0, ${width.text});

    > :last-child {
      grid-column: 2;
    }
  }

  @media print {
    display: block;
  }
`;

const Prose = styled.div`
  ${prose}
`;

const PostText = lazy(async () => {
  const chunk = await importChunk(() => import('./PostText'));
  return { default: chunk.PostText };
});

const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** The page of a post. Its direction follows the first letter of the title. */
export function PostPage({ post }: { post: Post }) {
  return (
    <ReadingPage>
      <article dir={RIGHT_TO_LEFT.test(post.title) ? 'rtl' : 'ltr'}>
        <Head title={post.title}>
          <Lead>{post.excerpt}</Lead>
          <PostMeta post={post} />
          <TagLinks label="Tags" tags={post.tags.map((tag) => ({ tag }))} />
        </Head>
        <Cover kind="posts" seed={post.id} eager {...imageSource(post.image, 1248, 560)} />
        <Suspense>
          <PostText text={post.content}>
            {(elements, headings) => (
              <Columns>
                {headings.length >= MIN_HEADINGS && <TableOfContents headings={headings} />}
                <Prose dir="auto">{elements}</Prose>
              </Columns>
            )}
          </PostText>
        </Suspense>
        <Neighbours id={post.id} />
      </article>
    </ReadingPage>
  );
}
