import type { ComponentType } from 'react';
import { selectPublishedPosts } from '../../state/lists/posts';
import { selectProjects } from '../../state/lists/projects';
import { selectTrackIds } from '../../state/lists/tracks';
import type { RootState } from '../../state/rootReducer';
import { PostsTab } from '../posts/PostsTab';
import { ProjectsTab } from '../projects/ProjectsTab';
import { TracksTab } from '../tracks/TracksTab';

export interface TabRow {
  id: string;
  label: string;
  panel: ComponentType;
  /** Whether only own content has this tab. */
  isOwnOnly?: boolean;
  /** Its card on the overview, for the tab of a list. */
  overview?: {
    label: string;
    note: string;
    /** The count in the demo. Fixed by spec section 9, and not a count of the store. */
    fixedCount: number;
    /** The count with own content. */
    count: (state: RootState) => number;
  };
}

/** The tabs of the dashboard beside its overview, in their order. */
export const TABS: readonly TabRow[] = [
  {
    id: 'posts',
    label: 'Blog Posts',
    panel: PostsTab,
    overview: {
      label: 'Blog Posts',
      note: 'published articles',
      fixedCount: 12,
      count: (state) => selectPublishedPosts(state).length,
    },
  },
  {
    id: 'tracks',
    label: 'Music',
    panel: TracksTab,
    overview: {
      label: 'Music Tracks',
      note: 'featured songs',
      fixedCount: 8,
      count: (state) => selectTrackIds(state).length,
    },
  },
  {
    id: 'projects',
    label: 'Projects',
    panel: ProjectsTab,
    isOwnOnly: true,
    overview: {
      label: 'Projects',
      note: 'portfolio items',
      fixedCount: 15,
      count: (state) => selectProjects(state).length,
    },
  },
];
