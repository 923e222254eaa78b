import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { getCard, cardTitles, dashboardContent, openForm } from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';
import { readTexts } from '../../test/screen/page';

const FORM = 'New Post';
const POST = { Title: 'On Rooms', Excerpt: 'Why they ring.', Content: 'They ring because.' };

test('the form for a new post requires a title, a 3-row excerpt and an 8-row content, but no tags', async () => {
  const { field } = await openForm('Blog Posts', FORM);
  for (const label of Object.keys(POST)) expect(field(label)).toBeRequired();
  expect(field('Excerpt')).toHaveAttribute('rows', '3');
  expect(field('Content')).toHaveAttribute('rows', '8');
  expect(field('Tags')).not.toBeRequired();
  expect(field('Tags')).toHaveAccessibleDescription(/optional/i);
});

test('a new post is first: a trimmed draft dated today, with unique tags', async () => {
  const { user } = await openForm('Blog Posts', FORM);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 0, 9, 23, 30) });
  await fillIn(user, FORM, {
    Title: '  On Rooms ',
    Excerpt: ' Why they ring.\n',
    Content: `\n ${'word '.repeat(1000)}`,
    Tags: ' Sound ,, CSS,sound, , Type Scales,',
  });
  await press(user, FORM, 'Create Post');

  expect(cardTitles()).toEqual([POST.Title, ...dashboardContent.posts.map(({ title }) => title)]);
  const card = within(getCard(POST.Title));
  for (const text of ['draft', 'Jan 9, 2031', '5 min read', POST.Excerpt]) {
    expect(card.getByText(text)).toBeVisible();
  }
  expect(readTexts(card.getAllByRole('listitem'))).toEqual(['Sound', 'CSS', 'Type Scales']);
});

test('a post can have a language of its own, and its fields take any direction', async () => {
  const { user, store, field } = await openForm('Blog Posts', FORM, { isOwn: true });
  await fillIn(user, FORM, { ...POST, Language: ' pt-br ' });
  expect(field('Content')).toHaveAttribute('dir', 'auto');
  expect(field('Content')).toHaveAttribute('lang', 'pt-br');
  await press(user, FORM, 'Create Post');
  const { ids, entities } = store.getState().posts;
  expect(entities[ids[0] ?? '']).toHaveProperty('language', 'pt-BR');
  for (const text of [POST.Excerpt, POST.Title])
    expect(screen.getByText(text, { selector: 'p, h3' })).toHaveAttribute('lang', 'pt-BR');
});

test('Escape does not close a form of the demo, which keeps no typed text', async () => {
  const { user, field } = await openForm('Blog Posts', FORM);
  await user.keyboard('{Escape}');
  expect(field('Title')).toBeVisible();
});
