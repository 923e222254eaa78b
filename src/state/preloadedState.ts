import { socialLinks } from '../content/socials';
import type { Content } from '../content/types';
import { createPostsState, getPublicPosts } from './lists/posts';
import { createProjectsState } from './lists/projects';
import { createTracksState, MAX_PUBLIC_TRACKS } from './lists/tracks';
import type { RootState } from './rootReducer';

/** The slices filled by the build; the others start with their initial state. */
export type PreloadedState = Pick<RootState, 'owner' | 'projects' | 'posts' | 'tracks'> &
  Partial<Pick<RootState, 'content'>>;

/** The state in every prerendered page: only the visible part, so that 800 posts make it no larger than 8. */
export function visitorState({
  owner,
  projects,
  posts,
  tracks,
  isOwn,
  missingLists,
}: Content): PreloadedState {
  return {
    owner: { ...owner, socials: socialLinks(owner.socials) },
    projects: createProjectsState(projects),
    posts: createPostsState(getPublicPosts(posts).map(({ content: _body, ...summary }) => summary)),
    tracks: {
      ...createTracksState(tracks.slice(0, MAX_PUBLIC_TRACKS)),
      ...(tracks.length > MAX_PUBLIC_TRACKS && { older: 'unfetched' }),
    },
    ...(isOwn && { content: { status: 'summary', isOwn, ...(missingLists && { missingLists }) } }),
  };
}
