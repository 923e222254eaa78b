import { createSelector } from '@reduxjs/toolkit';
import type { ListName, Post, Work } from '../../content/types';
import type { RootState } from '../rootReducer';
import { selectAbout } from './about';
import { selectMissingLists } from './content';
import { selectExperience } from './experience';
import { selectAllPosts, type StoredPost } from './posts';
import { selectProjects } from './projects';
import { selectAllTracks } from './tracks';

export const selectListIds = (state: RootState, list: ListName) => state[list].ids;

/** An entry of a list; `undefined` if the list lacks it. */
export const selectEntry = (state: RootState, list: ListName, id: string) =>
  state[list].entities[id];

/** Once all content is loaded, every post has a body. */
const withBody = (post: StoredPost): Post => ({ ...post, content: post.content ?? '' });

/** The work in the store: all of it once the content is complete. */
export const selectWork = createSelector(
  [
    selectAbout,
    selectExperience,
    selectProjects,
    selectAllPosts,
    selectAllTracks,
    selectMissingLists,
  ],
  (about, experience, projects, posts, tracks, missingLists): Work => ({
    ...(about.length > 0 && { about }),
    ...(experience.length > 0 && { experience }),
    projects,
    posts: posts.map(withBody),
    tracks,
    ...(missingLists && { missingLists }),
  }),
);
