import { useLocation } from 'react-router-dom';
import { styled } from 'styled-components';
import { language, words } from 'virtual:words';
import type { PostSummary } from '../../content/types';
import { fill } from '../../content/words/fill';
import { getTextDirection } from '../../content/words/language';
import { formatNumber } from '../../shared/formatNumber';
import { useAppSelector } from '../../shared/hooks';
import { decodePath, paths } from '../../shared/paths';
import { selectPublishedPosts } from '../../state/lists/posts';
import { from } from '../../styles/media';
import { color, fontSize, space } from '../../styles/tokens';
import { ScreenLink } from '../../ui/ScreenLink';
import { TagList } from '../../ui/TagList';
import { EmptyNote } from '../../ui/text/EmptyNote';
import { PostMeta } from '../blog/PostMeta';
import { Filter } from './Filter';
import { ReadingHead } from './ReadingHead';
import { ReadingPage } from './ReadingPage';
import { countTags, createAnchor, listAnchors } from './tagFilter';
import { TagLinks } from './TagLinks';

const Year = styled.section`
  border-top: 1px solid ${color.control};

  h2 {
    padding-block: ${space.lg} 0;
    font-size: ${fontSize.lead};
    font-variant-numeric: tabular-nums;
    unicode-bidi: isolate;
  }

  ol {
    display: flow-root;
    overflow-y: clip;
  }

  ${from.laptop} {
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 10fr);
    column-gap: ${space.xs};
    align-items: baseline;

    h2 {
      position: sticky;
      top: 0;
      padding-block: ${space.sm};
    }
  }
`;

const Entry = styled.li`
  display: grid;
  gap: ${space.sm} ${space.lg};
  padding: ${space.lg} 0;

  /* The first one shown has none: the list clips it. */
  margin-top: -1px;
  border-top: 1px solid ${color.line};
  font-variant-numeric: tabular-nums;

  /* A right-to-left title is aligned like the others. */
  h3 {
    font-size: ${fontSize.xl};
    unicode-bidi: isolate;
  }

  a {
    text-decoration: none;
  }

  a:hover {
    color: ${color.accent};
  }

  ${from.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: baseline;
  }
`;

/** In the calendar of the language. */
const getYear = ({ publishedAt }: PostSummary) =>
  new Date(publishedAt).toLocaleDateString(language, { year: 'numeric', timeZone: 'UTC' });

/** The posts by year, in the owner's order. If that mixes the years, all are one group: no heading repeats. */
function groupByYear(posts: PostSummary[]): [title: string, group: PostSummary[]][] {
  const years = posts.map(getYear);
  const sorted = [...new Set(years)].sort().reverse();
  const headings = years.filter((year, index) => year !== years[index - 1]);
  return headings.length > sorted.length
    ? [[`${sorted.at(-1)}–${sorted[0]}`, posts]]
    : headings.map((year) => [year, posts.filter((post) => getYear(post) === year)]);
}

const plurals = new Intl.PluralRules(language);

/** The list of all published posts by year, with links that filter it by tag. */
export function PostIndex() {
  const all = useAppSelector(selectPublishedPosts);
  const filters = countTags(all);
  // The app filters here; the prerendered page is filtered by its style (`createFilterStyle`).
  const hash = decodePath(useLocation().hash.slice(1));
  const chosen = filters.find(({ anchor }) => anchor === hash)?.anchor;
  const posts = chosen ? all.filter(({ tags }) => tags.map(createAnchor).includes(chosen)) : all;
  return (
    <ReadingPage isIndex>
      <ReadingHead title={words.reading.all} section="blog">
        <TagLinks label={words.reading.filter} tags={filters} chosen={chosen} />
      </ReadingHead>
      {filters.map(({ tag, anchor, count }) => (
        <Filter key={anchor} id={anchor} data-chosen={anchor === chosen || undefined}>
          <span>
            {fill(
              words.reading.articlesOn[plurals.select(count)] ?? words.reading.articlesOn.other,
              { count: formatNumber(count), tag },
            )}
          </span>{' '}
          <ScreenLink to={paths.blog}>{words.reading.showAll}</ScreenLink>
        </Filter>
      ))}
      {all.length === 0 && <EmptyNote>{words.blog.empty}</EmptyNote>}
      {groupByYear(posts).map(([title, group], index) => (
        <Year key={index} data-year aria-labelledby={`year-${index}`}>
          <h2 id={`year-${index}`}>{title}</h2>
          <ol role="list">
            {group.map((post) => (
              <Entry key={post.id} data-tags={listAnchors(post)}>
                <h3>
                  <ScreenLink to={paths.post(post.id)}>
                    <bdi lang={post.language} dir={getTextDirection(post.title, post.language)}>
                      {post.title}
                    </bdi>
                  </ScreenLink>
                </h3>
                <PostMeta post={post} />
                <TagList label={words.blog.tags} tags={post.tags} />
              </Entry>
            ))}
          </ol>
        </Year>
      ))}
    </ReadingPage>
  );
}
