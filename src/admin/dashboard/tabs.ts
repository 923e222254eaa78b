import { memo } from 'react';
import { estimateReadTime } from '../../content/readTime';
import { selectPublishedPosts } from '../../state/lists/posts';
import type { RootState } from '../../state/rootReducer';
import { today } from '../../state/today';
import { getAboutFields } from '../about/aboutFields';
import { OwnerAboutCard } from '../about/OwnerAboutCard';
import { OwnerPositionCard } from '../experience/OwnerPositionCard';
import { getPositionFields } from '../experience/positionFields';
import type { ListTabProps } from '../list/ListTab';
import { OrderNote, OwnerPostCard } from '../posts/OwnerPostCard';
import { getPostFields } from '../posts/postFields';
import { FeaturedHint, OwnerProjectCard } from '../projects/OwnerProjectCard';
import { getProjectFields } from '../projects/projectFields';
import { OwnerTrackCard } from '../tracks/OwnerTrackCard';
import { getTrackFields } from '../tracks/trackFields';

export interface OverviewRow {
  label: string;
  note: string;
  /** The count in the demo: fixed by spec section 9, not counted. The demo has no card without it. */
  fixedCount?: number;
  /** By default that of all entries of the list. */
  count?: (state: RootState) => number;
}

interface TabRow extends ListTabProps {
  isOwnOnly?: boolean;
  overview?: OverviewRow;
}

export const TABS: readonly TabRow[] = [
  {
    list: 'posts',
    title: 'Blog Posts',
    empty: 'No posts yet. Choose New Post to write one.',
    getFields: getPostFields,
    picture: 'image',
    getDefaults: () => ({ publishedAt: today() }),
    derive: ({ content = '' }) => ({ readTime: estimateReadTime(content) }),
    card: memo(OwnerPostCard),
    hint: OrderNote,
    overview: {
      label: 'Blog Posts',
      note: 'published articles',
      fixedCount: 12,
      count: (state) => selectPublishedPosts(state).length,
    },
  },
  {
    list: 'tracks',
    title: 'Music',
    empty: 'No tracks yet. Choose Add Track to add one.',
    getFields: getTrackFields,
    picture: 'cover',
    card: memo(OwnerTrackCard),
    overview: {
      label: 'Music Tracks',
      note: 'featured songs',
      fixedCount: 8,
    },
  },
  {
    list: 'projects',
    title: 'Projects',
    empty: 'No projects yet. Choose Add Project to add one.',
    getFields: getProjectFields,
    picture: 'image',
    card: memo(OwnerProjectCard),
    hint: FeaturedHint,
    isOwnOnly: true,
    overview: {
      label: 'Projects',
      note: 'portfolio items',
      fixedCount: 15,
    },
  },
  {
    list: 'about',
    title: 'About',
    empty: 'No text about you yet. Choose Add About to write one.',
    getFields: getAboutFields,
    picture: 'portrait',
    card: memo(OwnerAboutCard),
    isOwnOnly: true,
  },
  {
    list: 'experience',
    title: 'Experience',
    empty: 'No positions yet. Choose Add Position to add one.',
    getFields: getPositionFields,
    card: memo(OwnerPositionCard),
    isOwnOnly: true,
    overview: {
      label: 'Experience',
      note: 'work and education',
    },
  },
];
