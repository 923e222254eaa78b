import { placeholderWork } from '../../content/placeholder/placeholder';
import { estimateReadTime } from '../../content/readTime';
import type { Content, Work } from '../../content/types';
import { demoOwner as owner } from './demoOwner';

/** The build date of the site in every test. */
const BUILD_DAY = new Date('2026-05-20T12:00:00Z');

const work = placeholderWork({ seed: 1, artist: owner.name, today: BUILD_DAY });

/** The placeholder work, the same in every run, with counted reading times as in a content file. */
export const testWork: Work = {
  ...work,
  posts: work.posts.map((post) => ({ ...post, readTime: estimateReadTime(post.content) })),
};

/** The placeholder content of the site. */
export const testContent: Content = { owner, ...testWork };
