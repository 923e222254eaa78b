import { describe, expect, test } from 'vitest';
import { testContent } from '../test/content';
import { aPost, aTrack } from '../test/fixtures';
import { signedOut } from './auth';
import {
  contentExported,
  contentImported,
  contentReducer,
  type ContentState,
  ownerContentArrived,
  selectFeaturedProjects,
  selectIsContentComplete,
  selectMoreProjects,
  selectOwner,
} from './content';
import { postDeleted } from './posts';

const { owner, projects } = testContent;
const served: ContentState = { owner, projects, complete: false };
const lists = { posts: [aPost('p')], tracks: [aTrack('t')] };
const whole: ContentState = { owner, projects, complete: true, exported: lists };
const arrived = ownerContentArrived(lists);

describe('the content', () => {
  test('is empty until a page brings it', () => {
    const start = contentReducer(undefined, { type: '' });
    expect(start).toMatchObject({ projects: [], complete: false });
    expect(Object.keys(start.owner)).toEqual(Object.keys(owner));
    expect(Object.values({ ...start.owner }).filter((value) => value.length > 0)).toEqual([]);
  });

  test.each(
    Object.entries({
      'is whole once the part of the owner is there': { before: served, event: arrived },
      'is whole still when that part comes again': { before: whole, event: arrived },
      'is whole still after a sign-out': { before: whole, event: signedOut() },
    }),
  )('%s', (_name, { before, event }) => {
    const content = contentReducer(before, event);
    expect(content).toEqual(whole);
    expect(selectIsContentComplete({ content })).toBe(true);
    expect(selectOwner({ content })).toBe(owner);
  });

  test('is not whole for another event', () => {
    const content = contentReducer(served, postDeleted('p'));
    expect(selectIsContentComplete({ content })).toBe(false);
  });

  test('knows which lists went out last', () => {
    const gone = { posts: [], tracks: [aTrack('new')] };
    expect(contentReducer(whole, contentExported(gone))).toEqual({ ...whole, exported: gone });
  });

  test('has the projects of a content file instead of its own, and knows its lists', () => {
    const work = { ...lists, projects: projects.slice(2, 5) };
    const content = contentReducer(whole, contentImported(work));
    expect(content).toEqual({ ...whole, projects: work.projects, exported: work });
    expect(selectFeaturedProjects({ content })).toEqual(projects.slice(2, 3));
    expect(selectMoreProjects({ content })).toEqual(projects.slice(3, 5));
  });

  test('features the first three projects and keeps the other five for the carousel', () => {
    expect(selectFeaturedProjects({ content: served })).toEqual(projects.slice(0, 3));
    expect(selectMoreProjects({ content: served })).toEqual(projects.slice(3));
  });

  test('gives the very same lists of projects when only the posts and tracks arrive', () => {
    const featured = selectFeaturedProjects({ content: served });
    const more = selectMoreProjects({ content: served });
    const content = contentReducer(served, arrived);
    expect(selectFeaturedProjects({ content })).toBe(featured);
    expect(selectMoreProjects({ content })).toBe(more);
  });
});
