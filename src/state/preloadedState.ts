import { pickPictures } from '../content/listPictures';
import { socialLinks } from '../content/socials';
import type { Content, Work } from '../content/types';
import { createListState } from './lists/createList';
import { getPublicPosts } from './lists/posts';
import { MAX_PUBLIC_TRACKS } from './lists/tracks';
import type { RootState } from './rootReducer';

/** The slices filled by the build; the others start with their initial state. */
export type PreloadedState = Pick<RootState, 'owner' | 'projects' | 'posts' | 'tracks'> &
  Partial<Pick<RootState, 'about' | 'experience' | 'content' | 'pictures'>>;

/** The part of the work that visitors see first. */
export const getVisibleWork = ({ projects, posts, tracks, ...lists }: Work) => ({
  ...lists,
  // An empty body stands for the page of the project.
  projects: projects.map(({ body, ...project }) => ({ ...project, ...(body && { body: '' }) })),
  posts: getPublicPosts(posts).map(({ content: _body, ...summary }) => summary),
  tracks: tracks.slice(0, MAX_PUBLIC_TRACKS),
});

/** The state in every prerendered page: only the visible part, so that 800 posts make it no larger than 8. */
export function visitorState({ owner, isOwn, pictures, ...work }: Content): PreloadedState {
  const { words: _words, ...shown } = owner;
  const visible = getVisibleWork(work);
  const { about = [], experience, projects, posts, tracks, missingLists } = visible;
  const visiblePictures = pickPictures(pictures, visible);
  return {
    // Its words are in the script.
    owner: { ...shown, socials: socialLinks(owner.socials) },
    ...(about.length > 0 && { about: createListState(about) }),
    ...(experience && { experience: createListState(experience) }),
    projects: createListState(projects),
    posts: createListState(posts),
    tracks: {
      ...createListState(tracks),
      ...(work.tracks.length > tracks.length && { older: 'unfetched' }),
    },
    ...(isOwn && { content: { status: 'summary', isOwn, ...(missingLists && { missingLists }) } }),
    ...(Object.keys(visiblePictures).length > 0 && { pictures: visiblePictures }),
  };
}
