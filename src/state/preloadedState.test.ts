import { expect, test } from 'vitest';
import { socialLinks } from '../content/socials';
import type { Content } from '../content/types';
import { testContent } from '../test/data/content';
import { anAbout, aPosition, aPost, aProject, aTrack } from '../test/data/fixtures';
import { createListState } from './lists/createList';
import { visitorState } from './preloadedState';

const served = (parts: Partial<Content>) => visitorState({ ...testContent, ...parts });
const ids = ['1', '2', '3', '4', '5', '6', '7', '8'];
const six = ids.slice(0, 6);

test('the preloaded state has the owner, with icons for profiles and without words, and the projects', () => {
  const words = { nav: { menu: 'Contents' } };
  const { owner, projects } = served({ owner: { ...testContent.owner, words } });
  const socials = socialLinks(testContent.owner.socials);
  expect({ owner, projects }).toEqual({
    owner: { ...testContent.owner, socials },
    projects: createListState(testContent.projects),
  });
});

test('the preloaded state has the first six public posts, without bodies, however many drafts are newer', () => {
  const coming = aPost('coming', { publishedAt: '9999-12-31' });
  const drafts = [coming, ...ids.map((id) => aPost(`draft-${id}`, { status: 'draft' }))];
  const content = 'The body of a post.';
  const state = served({ posts: [...drafts, ...ids.map((id) => aPost(id, { content }))] });
  expect(state.posts.ids).toEqual(six);
  const { content: _body, ...summary } = aPost('1');
  expect(state.posts.entities['1']).toStrictEqual(summary);
  expect(JSON.stringify(state)).not.toContain(content);
});

test('the preloaded state has no texts of projects, and experience and about only if there are any', () => {
  const experience = [aPosition('a')];
  const state = served({
    projects: [aProject('a', { body: 'Long.' }), aProject('b')],
    experience,
    about: [anAbout()],
  });
  expect(Object.values(state.projects.entities).map(({ body }) => body)).toEqual(['', undefined]);
  expect(state.experience?.ids).toEqual(['a']);
  expect(state.about?.ids).toEqual(['about']);
  for (const list of ['experience', 'about']) expect(served({})).not.toHaveProperty(list);
});

test('the preloaded state has the files of visible pictures only', () => {
  const desk = { id: 'd', width: 800, height: 600 };
  const posts = ids.map((id) => aPost(id, { image: `${id}.jpg` }));
  const pictures = Object.fromEntries(ids.map((id) => [`${id}.jpg`, desk]));
  expect(Object.keys(served({ posts, pictures }).pictures ?? {})).toEqual(
    six.map((id) => `${id}.jpg`),
  );
  expect(served({ posts: [], pictures })).not.toHaveProperty('pictures');
  const about = [anAbout({ portrait: '8.jpg' })];
  expect(served({ posts: [], pictures, about }).pictures).toHaveProperty(['8.jpg']);
});

test('the preloaded state marks own content and missing lists, and has the first six tracks', () => {
  const { tracks } = served({ isOwn: true, tracks: ids.map((id) => aTrack(id)) });
  expect(tracks).toMatchObject({ ids: six, older: 'unfetched' });
  expect(Object.values(tracks.entities)).toEqual(six.map((id) => aTrack(id)));
  const { content } = served({ isOwn: true, missingLists: ['posts'] });
  expect(content).toEqual({ status: 'summary', isOwn: true, missingLists: ['posts'] });
  expect(served({ isOwn: true }).content).toStrictEqual({ status: 'summary', isOwn: true });
  expect(served({})).not.toHaveProperty('content');
  expect(served({}).tracks).not.toHaveProperty('older');
});
