import { describe, expect, test } from 'vitest';
import type { Content } from '../content/types';
import { testContent } from '../test/content';
import { aPost, aTrack } from '../test/fixtures';
import { visitorState } from './preloadedState';

const served = (parts: Partial<Content>) => visitorState({ ...testContent, ...parts });
const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];

describe('the state that a page is served with', () => {
  test('has the content as it is, and knows that more is to come', () => {
    const { owner, projects } = testContent;
    expect(served({}).content).toEqual({ owner, projects, complete: false });
  });

  test('has the newest six published posts, in their order', () => {
    const posts = [aPost('draft', { status: 'draft' }), ...ids.map((id) => aPost(id))];
    expect(served({ posts }).posts.ids).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('has all of a post but its body', () => {
    const { content: body, ...summary } = aPost('1', { content: 'The body of a post.' });
    const state = served({ posts: [{ ...summary, content: body }] });
    expect(state.posts.entities).toStrictEqual({ '1': summary });
    expect(JSON.stringify(state)).not.toContain(body);
  });

  test('has the newest six tracks, whole and in their order', () => {
    const tracks = ids.map((id) => aTrack(id));
    const state = served({ tracks }).tracks;
    expect(state.ids).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(Object.values(state.entities)).toEqual(tracks.slice(0, 6));
  });

  test('weighs the same with eight posts or eight hundred', () => {
    const posts = (count: number) => Array.from({ length: count }, (_, at) => aPost(`p${at}`));
    expect(served({ posts: posts(800) })).toEqual(served({ posts: posts(8) }));
  });

  test('has both forms closed', () => {
    const { posts, tracks } = served({});
    expect([posts.formOpen, tracks.formOpen]).toEqual([false, false]);
  });

  test.each([
    [8, 2],
    [7, 2],
    [6, 1],
    [3, 1],
    [0, 1],
  ])('of %i projects has the carousel pages that the unfeatured need: %i', (count, pageCount) => {
    const projects = testContent.projects.slice(0, count);
    expect(served({ projects }).carousel).toEqual({ page: 0, pageCount });
  });
});
