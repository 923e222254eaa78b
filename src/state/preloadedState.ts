import type { Content, PostSummary } from '../content/types';
import { carouselOf } from './carousel';
import { PUBLIC_POSTS, postsAdapter } from './posts';
import type { RootState } from './rootReducer';
import { PUBLIC_TRACKS, tracksAdapter } from './tracks';

/** The part of the state that content decides; reducers start the rest. */
export type PreloadedState = Pick<RootState, 'content' | 'posts' | 'tracks' | 'carousel'>;

function toSummary({ content: _body, ...summary }: Content['posts'][number]): PostSummary {
  return summary;
}

/**
 * The state that every page is served with: what a visitor sees and no more, so that the page weighs the same
 * with 8 posts or 800. The rest comes with `ownerContentArrived`.
 */
export function visitorState({ owner, projects, posts, tracks, isOwn }: Content): PreloadedState {
  const published = posts.filter((post) => post.status === 'published').slice(0, PUBLIC_POSTS);
  return {
    content: { owner, projects, isOwn, complete: false },
    posts: postsAdapter.getInitialState({ formOpen: false }, published.map(toSummary)),
    tracks: tracksAdapter.getInitialState(
      { formOpen: false, ...(tracks.length > PUBLIC_TRACKS && { older: 'unfetched' as const }) },
      tracks.slice(0, PUBLIC_TRACKS),
    ),
    carousel: carouselOf(projects),
  };
}
