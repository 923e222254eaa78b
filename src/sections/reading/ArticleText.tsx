import { lazy, Suspense } from 'react';
import { styled } from 'styled-components';
import type { getTextDirection } from '../../content/words/language';
import { importChunk } from '../../shared/importChunk';
import { prose } from '../../shared/post-text/prose';
import { belowLaptop } from '../../styles/media';
import { width } from '../../styles/tokens';
import { TableOfContents } from './TableOfContents';

/** In a chunk of its own: the parser is larger than the admin area. */
const PostText = lazy(async () => {
  const chunk = await importChunk(() => import('../../shared/post-text/PostText'));
  return { default: chunk.PostText };
});

/** The minimum number of headings for a table of contents. */
const MIN_HEADINGS = 3;

const Prose = styled.div`
  ${prose}

  > * {
    max-width: ${width.text};
  }

  > :is(pre, [role='group']) {
    max-width: none;
  }

  /* A rule of its own: browsers without :has drop it whole. */
  > :has(> :is(img, .picture)) {
    max-width: none;
  }

  /* Below the picture, as below a picture in the text. */
  ${belowLaptop} {
    > :is(h2, h3):first-child {
      margin-top: 1em;
    }
  }
`;

interface ArticleTextProps {
  /** In Markdown. */
  text: string;
  direction: ReturnType<typeof getTextDirection>;
  language: string | undefined;
}

/** The text of an article, with a table of contents before it, both in the grid of `Article`. */
export function ArticleText({ text, direction, language }: ArticleTextProps) {
  return (
    <Suspense>
      <PostText text={text}>
        {(elements, headings) => (
          <>
            {headings.length >= MIN_HEADINGS && (
              <TableOfContents headings={headings} language={language} />
            )}
            <Prose dir={direction} lang={language}>
              {elements}
            </Prose>
          </>
        )}
      </PostText>
    </Suspense>
  );
}
