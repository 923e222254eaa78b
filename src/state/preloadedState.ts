import type { Content, PostSummary } from '../content/types';
import type { RootState } from './rootReducer';
import { postsStateOf, PUBLIC_POSTS } from './slices/posts';
import { PUBLIC_TRACKS, tracksStateOf } from './slices/tracks';

/** The part of the state that the build decides; reducers start the rest. */
export type PreloadedState = Pick<RootState, 'owner' | 'projects' | 'posts' | 'tracks'>;

function toSummary({ content: _body, ...summary }: Content['posts'][number]): PostSummary {
  return summary;
}

/**
 * The state that every page is served with: what a visitor sees and no more, so that the page weighs the same
 * with 8 posts or 800. The rest comes with `contentLoaded`.
 */
export function visitorState({ owner, projects, posts, tracks }: Content): PreloadedState {
  const published = posts.filter((post) => post.status === 'published').slice(0, PUBLIC_POSTS);
  return {
    owner,
    projects,
    posts: postsStateOf(published.map(toSummary)),
    tracks: tracksStateOf(tracks.slice(0, PUBLIC_TRACKS)),
  };
}
