import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pictureAdded } from '../state/lists/pictures';
import { selectProjects } from '../state/lists/projects';
import { today } from '../state/today';
import { aPost, aProject, aTrack } from '../test/data/fixtures';
import {
  buttonFor,
  getCard,
  cardTitles,
  changes,
  openDashboard,
  said,
} from '../test/screen/dashboard';
import { getField, fillIn, press } from '../test/screen/forms';
import { button, readTexts } from '../test/screen/page';
import { recordActions } from '../test/store/recordActions';

const work = {
  posts: [
    aPost('a', { title: 'First', tags: ['Bits, bytes'], content: 'As it was.\n' }),
    aPost('b', { title: 'Second', status: 'draft' }),
  ],
  tracks: [aTrack('x', { title: 'Low' }), aTrack('y', { title: 'High' })],
  projects: ['1', '2', '3', '4'].map((id) => aProject(id, { featured: id < '3' })),
};

/** Opens a dashboard tab of a site with saved content of its own. Records every action from then on. */
async function openOwn(tab: 'Blog Posts' | 'Music' | 'Projects') {
  const app = await openDashboard(tab, { work, isOwn: true });
  return { ...app, actions: recordActions(app.store) };
}

test('a post is edited in a prefilled form, and the edit is counted and undone', async () => {
  const { user, store, actions } = await openOwn('Blog Posts');
  await user.click(buttonFor('Edit', 'First'));
  const held = { Title: 'First', Content: 'As it was.\n', Tags: 'Bits, bytes', Date: '2026-05-01' };
  for (const [label, value] of Object.entries(held)) {
    expect(getField('Edit Post', label)).toHaveValue(value);
  }
  expect(getField('Edit Post', 'Title')).toHaveFocus();
  expect(screen.getByText(/^Visitors see the published posts in this order/)).toBeVisible();
  expect(getField('Edit Post', 'Content')).toHaveAccessibleDescription(
    /^Markdown, .* A picture is/,
  );
  await fillIn(user, 'Edit Post', { Title: ' New ', Date: '2020-02-02', Picture: '' });
  await press(user, 'Edit Post', 'Save changes');
  const { image: _none, ...first } = work.posts[0] ?? {};
  const edited = { ...first, title: 'New', publishedAt: '2020-02-02', updatedAt: today() };
  expect(store.getState().posts.entities['a']).toStrictEqual(edited);
  expect(actions.map(({ type }) => type)).toEqual(['forms/formOpened', 'posts/edited']);
  expect(buttonFor('Edit', 'New')).toHaveFocus();
  expect([said(), changes()]).toEqual(['Changed “New”.', '1 change not exported yet']);
  await user.click(button('Undo'));
  expect(store.getState().posts.entities['a']).toStrictEqual(work.posts[0]);
  expect(changes()).toBe('No changes since the last export');
});

test('Cancel keeps the typed text of each post until it is discarded; Escape closes only an unedited form', async () => {
  const { user, actions } = await openOwn('Blog Posts');
  await user.click(buttonFor('Edit', 'First'));
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(buttonFor('Edit', 'First')).toHaveFocus();
  await user.click(buttonFor('Edit', 'First'));
  expect(screen.queryByRole('button', { name: 'Discard changes' })).not.toBeInTheDocument();
  await fillIn(user, 'Edit Post', { Excerpt: ' An excerpt. ' });
  expect(screen.queryByText(/unfinished/)).not.toBeInTheDocument();
  await fillIn(user, 'Edit Post', { Excerpt: 'Half a' });
  await user.keyboard('{Escape}');
  await press(user, 'Edit Post', 'Cancel');
  await user.click(buttonFor('Edit', 'Second'));
  expect(getField('Edit Post', 'Excerpt')).toHaveValue('An excerpt.');
  expect(screen.getByText(', Edit Post “First” unfinished')).toBeVisible();
  await user.click(buttonFor('Edit', 'First'));
  expect(getField('Edit Post', 'Excerpt')).toHaveValue('Half a');
  vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
  await press(user, 'Edit Post', 'Discard changes');
  expect(getField('Edit Post', 'Excerpt')).toHaveValue('Half a');
  await press(user, 'Edit Post', 'Discard changes');
  expect(screen.queryByText(/unfinished/)).not.toBeInTheDocument();
  await user.click(buttonFor('Edit', 'First'));
  await press(user, 'Edit Post', 'Save changes');
  expect(actions.filter(({ type }) => type === 'posts/edited')).toEqual([]);
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
});

test('a picture can be chosen from public/images', async () => {
  const { user, store } = await openOwn('Blog Posts');
  const picture = { width: 2, height: 1, url: 'blob:a' };
  const pictures = { 'images/a.jpg': picture, 'images/b c.png': picture };
  act(() => void store.dispatch(pictureAdded({ pictures })));
  await user.click(button('New Post'));
  await fillIn(user, 'New Post', { Picture: ' public/images/a.jpg' });
  await user.click(screen.getByText('Choose from public/images (2)'));
  expect(button('a.jpg')).toBePressed();
  await user.click(button('b c.png'));
  expect(getField('New Post', 'Picture')).toHaveValue('images/b c.png');
  expect(getField('New Post', 'Picture')).toBeValid();
  await fillIn(user, 'New Post', { Picture: 'images/B c.png' });
  expect(getField('New Post', 'Picture')).toBeInvalid();
});

test('messages say when visitors see a published post: a scheduled one, or a draft with its old date', async () => {
  const posts = [
    aPost('a', { title: 'Coming', publishedAt: '2999-01-31', status: 'draft' }),
    aPost('b', { title: 'Old', publishedAt: '2020-01-31', status: 'draft' }),
  ];
  const { user } = await openDashboard('Blog Posts', { work: { ...work, posts }, isOwn: true });
  await user.click(buttonFor('Publish', 'Coming'));
  expect(getCard('Coming')).toHaveTextContent('scheduled forJan 31, 2999');
  expect(said()).toBe(
    'Published “Coming”. Visitors see it after an export and a build, from Jan 31, 2999 on.',
  );
  await user.click(buttonFor('Publish', 'Old'));
  expect(said()).toBe(
    'Published “Old”. Visitors see it after an export and a build, dated Jan 31, 2020.',
  );
  await user.click(buttonFor('Unpublish', 'Old'));
  expect(said()).toBe(
    'Unpublished “Old”. It is a draft, hidden from visitors after an export and a build.',
  );
});

test('a track can be moved by keyboard, but not past the end', async () => {
  const { user, actions } = await openOwn('Music');
  buttonFor('Move later', 'Low').focus();
  await user.keyboard('{Enter}{Enter}');
  expect(cardTitles()).toEqual(['High', 'Low']);
  expect(buttonFor('Move later', 'Low')).toHaveFocus();
  for (const [act, title] of [['Move earlier', 'High'] as const, ['Move later', 'Low'] as const])
    expect(buttonFor(act, title)).toHaveAttribute('aria-disabled', 'true');
  expect(said()).toBe('Moved “Low” to place 2 of 2.');
  expect(actions.map(({ type }) => type)).toEqual(['tracks/moved']);
});

test('a series of clicks moves an entry several places, but no other entry under the pointer', async () => {
  const posts = ['A', 'B', 'C', 'D'].map((title) => aPost(title, { title }));
  await openDashboard('Blog Posts', { work: { ...work, posts }, isOwn: true });
  for (const detail of [1, 2, 3]) fireEvent.click(buttonFor('Move later', 'A'), { detail });
  fireEvent.click(buttonFor('Move later', 'B'), { detail: 4 });
  expect(cardTitles()).toEqual(['B', 'C', 'D', 'A']);
});

test('at most three projects are featured, and the tab says so', async () => {
  const { user, store } = await openOwn('Projects');
  expect(screen.getByText(/featured projects \(2 of at most 3\)/)).toBeVisible();
  await user.click(buttonFor('Feature', 'Project 3'));
  const refused = buttonFor('Feature', 'Project 4');
  expect(refused).toHaveAccessibleDescription(/unfeature one/);
  await user.click(refused);
  await user.click(buttonFor('Unfeature', 'Project 1'));
  const featured = selectProjects(store.getState()).filter((project) => project.featured);
  expect(featured.map(({ id }) => id)).toEqual(['2', '3']);
  expect(getCard('Project 1')).toHaveTextContent('In the carousel');
});

test('a project is added on top, and can be edited to have no links', async () => {
  const { user, store } = await openOwn('Projects');
  await user.click(button('Add Project'));
  const field = screen.getByRole('textbox', { name: 'Text' });
  await user.click(field);
  await user.paste('![ ](a.jpg)');
  // Once the parser has loaded.
  await waitFor(() => expect(field).toBeInvalid(), { timeout: 20_000 });
  await user.clear(field);
  const addresses = {
    'Live URL': ' https://loom.example/ ',
    'Source URL': 'https://source.example/',
  };
  const texts = { Title: ' Loom ', Description: ' Weaves. ', Technologies: 'C, C++' };
  await fillIn(user, 'Add Project', { ...texts, ...addresses });
  await press(user, 'Add Project', 'Save Project');
  const [added] = selectProjects(store.getState());
  const links = { liveUrl: 'https://loom.example/', githubUrl: 'https://source.example/' };
  const loom = { id: added?.id, title: 'Loom', description: 'Weaves.', featured: false };
  expect(added).toStrictEqual({ ...loom, ...links, technologies: ['C', 'C++'] });
  await user.click(buttonFor('Edit', 'Loom'));
  await fillIn(user, 'Edit Project', { 'Live URL': '', 'Source URL': '' });
  await press(user, 'Edit Project', 'Save changes');
  const [edited] = selectProjects(store.getState());
  expect(edited).toStrictEqual({ ...loom, technologies: ['C', 'C++'] });
});

test('View opens the page of a draft in the same tab, and its link leads back to the posts', async () => {
  const { user, address } = await openOwn('Blog Posts');
  await user.click(buttonFor('View', 'Second'));
  expect(address()).toBe('/blog/b/');
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Second');
  expect(screen.getByText('A draft: the next build leaves it out.')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to Dashboard' }));
  expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('Blog Posts');
});

test('the overview counts real entries, and each count leads to its tab', async () => {
  const { user } = await openOwn('Blog Posts');
  await user.click(screen.getByRole('tab', { name: 'Overview' }));
  expect(readTexts(screen.getAllByRole('listitem'))).toEqual([
    'Blog Posts1published articles',
    'Music Tracks2featured songs',
    'Projects4portfolio items',
    'Experience0work and education',
  ]);
  await user.click(button('Music Tracks'));
  const tab = screen.getByRole('tab', { name: 'Music', selected: true });
  expect(tab).toHaveFocus();
});

test.each([
  [false, 2],
  [true, 0],
])('with reduced motion %s a move slides %i cards', async (isReduced, count) => {
  const { user } = await openOwn('Music');
  const animate = vi.fn();
  Object.assign(Element.prototype, { animate });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
  vi.stubGlobal('scrollBy', vi.fn());
  vi.stubGlobal('matchMedia', () => ({ matches: isReduced }));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 9 * [...(this.parentElement?.children ?? [])].indexOf(this));
  });
  await user.click(buttonFor('Move later', 'Low'));
  expect(cardTitles()).toEqual(['High', 'Low']);
  expect(animate).toHaveBeenCalledTimes(count);
});
