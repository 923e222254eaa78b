import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { Post } from '../../content/types';
import { getTextDirection } from '../../content/words/language';
import { ContentPicture } from '../../shared/ContentPicture';
import { articlePicture } from '../../styles/global/viewTransitions';
import { from, onShortScreens } from '../../styles/media';
import { fontSize, radius, space, width } from '../../styles/tokens';
import { Summary } from '../../ui/text/Summary';
import { ArticleText } from './ArticleText';
import { type ArticleKind, type Neighbour, Neighbours } from './Neighbours';
import { ReadingHead } from './ReadingHead';
import { ReadingPage } from './ReadingPage';

/** On laptops, the title and the text share one column; the picture and the table of contents are beside them. */
const Frame = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(${space.lg}, 3vw, ${space.xxl});

  ${from.laptop} {
    grid-template: auto 1fr / minmax(0, min(${width.text}, 52%)) minmax(0, 1fr);
    column-gap: clamp(${space.xxl}, 5vw, 7rem);
  }

  @media print {
    display: block;

    > :not(:last-child) {
      margin-block-end: ${space.lg};
    }
  }
`;

const Head = styled(ReadingHead)`
  margin: 0;

  h1 {
    font-size: clamp(min(2.25rem, 15vw), 1rem + 3.6vw, 5rem);
  }
`;

const Lead = styled(Summary)`
  max-width: ${width.text};
  font-size: ${fontSize.lg};
`;

const Cover = styled(ContentPicture)`
  ${articlePicture}
  border-radius: ${radius.card};
  break-inside: avoid;

  /* Whole, below the bar. */
  ${onShortScreens} {
    max-width: calc(150svh - 9rem);
  }

  ${from.laptop} {
    grid-area: 1 / 2 / span 2;
    align-self: start;

    /* The table of contents is below it. */
    + nav {
      grid-area: 1 / 2 / span 2;
      margin-top: calc(200% / 3 + ${space.lg});
    }

    /* Without one, it stays beside the text. */
    &:not(:has(+ nav)) {
      position: sticky;
      top: ${space.xl};
    }
  }
`;

interface ArticleProps {
  kind: ArticleKind;
  entry: Pick<Post, 'id' | 'title' | 'image' | 'language'>;
  lead: string;
  /** Shown below the lead. */
  facts: ReactNode;
  /** In Markdown. */
  text: string;
  prev: Neighbour | undefined;
  next: Neighbour | undefined;
}

/** The page of a post or a project. */
export function Article({ kind, entry, lead, facts, text, prev, next }: ArticleProps) {
  const { title, language } = entry;
  const direction = getTextDirection(title + lead, language);
  return (
    <ReadingPage>
      <Frame dir={direction === 'auto' ? undefined : direction}>
        <Head title={title} language={language} section={kind === 'posts' ? 'blog' : kind}>
          <Lead lang={language} dir={direction}>
            {lead}
          </Lead>
          {facts}
        </Head>
        <Cover kind={kind} entry={entry} eager place="cover" />
        <ArticleText text={text} direction={direction} language={language} />
      </Frame>
      {/* Outside of the grid, whose sticky elements end with the text. */}
      <Neighbours kind={kind} prev={prev} next={next} />
    </ReadingPage>
  );
}
