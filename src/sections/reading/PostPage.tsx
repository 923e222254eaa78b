import { Suspense } from 'react';
import { styled } from 'styled-components';
import { words } from 'virtual:words';
import type { Post } from '../../content/types';
import { ContentPicture } from '../../shared/ContentPicture';
import { LazyPostText } from '../../shared/post-text/LazyPostText';
import { prose } from '../../shared/post-text/prose';
import { from } from '../../styles/media';
import { color, fontSize, radius, space, width } from '../../styles/tokens';
import { articlePicture } from '../../styles/viewTransitions';
import { PostMeta } from '../blog/PostMeta';
import { Neighbours, TableOfContents } from './PostNavigation';
import { ReadingHead, ReadingPage } from './ReadingPage';
import { TagLinks } from './TagLinks';

/** On laptops, the title and the text share one column; the picture and the table of contents are beside them. */
const Article = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space.lg}, 3vw, ${space.xxl});

  ${from.laptop} {
    grid-template: auto auto 1fr / minmax(0, min(46rem, 60%)) minmax(0, 1fr);
    column-gap: clamp(${space.xxl}, 5vw, 7rem);

    > nav:last-child {
      grid-column: 1 / -1;
    }
  }

  @media print {
    display: block;
  }
`;

const Head = styled(ReadingHead)`
  margin: 0;

  h1 {
    font-size: clamp(min(2.25rem, 15vw), 1rem + 3.6vw, 5rem);
  }
`;

const Lead = styled.p`
  max-width: ${width.text};
  color: ${color.muted};
  font-size: ${fontSize.lg};
  text-wrap: pretty;
`;

const Cover = styled(ContentPicture)`
  ${articlePicture}
  border-radius: ${radius.card};
  break-inside: avoid;

  ${from.laptop} {
    grid-area: 1 / 2 / span 2;
    align-self: start;
  }
`;

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

const Prose = styled.div`
  ${prose}
  max-width: ${width.text};

  ${from.laptop} {
    grid-area: 2 / 1 / span 2;
  }
`;

const RIGHT_TO_LEFT =
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Of the first letter of the title. A title from left to right has the direction of the site, unless it has a language. */
const getPostDirection = ({ language, title }: Post) =>
  RIGHT_TO_LEFT.test(title) ? 'rtl' : language && 'ltr';

/** The page of a post. */
export function PostPage({ post }: { post: Post }) {
  return (
    <ReadingPage>
      <Article dir={getPostDirection(post)}>
        <Head title={post.title} language={post.language}>
          <Lead lang={post.language}>{post.excerpt}</Lead>
          <PostMeta post={post} />
          <TagLinks label={words.blog.tags} tags={post.tags.map((tag) => ({ tag }))} />
        </Head>
        <Cover
          kind="posts"
          seed={post.id}
          title={post.title}
          eager
          image={post.image}
          place="postCover"
        />
        <Suspense>
          <LazyPostText text={post.content}>
            {(elements, headings) => (
              <>
                {headings.length >= MIN_HEADINGS && <TableOfContents headings={headings} />}
                <Prose dir="auto" lang={post.language}>
                  {elements}
                </Prose>
              </>
            )}
          </LazyPostText>
        </Suspense>
        <Neighbours id={post.id} />
      </Article>
    </ReadingPage>
  );
}
