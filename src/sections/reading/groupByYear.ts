import { language } from 'virtual:words';
import type { PostSummary } from '../../content/types';

/** In the calendar of the language. */
const getYear = ({ publishedAt }: PostSummary) =>
  new Date(publishedAt).toLocaleDateString(language, { year: 'numeric', timeZone: 'UTC' });

/** The posts by year, in the owner's order. If that mixes the years, all are one group: no heading repeats. */
export function groupByYear(posts: PostSummary[]): [title: string, group: PostSummary[]][] {
  const years = posts.map(getYear);
  const sorted = [...new Set(years)].sort().reverse();
  const headings = years.filter((year, index) => year !== years[index - 1]);
  return headings.length > sorted.length
    ? [[`${sorted.at(-1)}–${sorted[0]}`, posts]]
    : headings.map((year) => [year, posts.filter((post) => getYear(post) === year)]);
}
