import { screen, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { cardOf, cardTitles, dashboardContent, openDashboard } from '../../test/dashboard';
import { fillIn, form, press } from '../../test/forms';
import { recordActions } from '../../test/recordActions';
import { forget } from '../formMemory';

const FORM = 'New Post';

afterEach(() => {
  vi.useRealTimers();
  forget(FORM);
});

const POST = { Title: 'On Rooms', Excerpt: 'Why they ring.', Content: 'They ring because.' };

const field = (label: string) => within(form(FORM)).getByLabelText(label);

/** Opens the form; from here on every action is recorded. */
async function openForm() {
  const app = await openDashboard('Blog Posts');
  await app.user.click(screen.getByRole('button', { name: FORM }));
  return { ...app, actions: recordActions(app.store) };
}

test('the form asks for a title, an excerpt and a content; tags are optional', async () => {
  await openForm();
  expect(field('Title')).toBeRequired();
  expect(field('Excerpt')).toBeRequired();
  expect(field('Excerpt')).toHaveAttribute('rows', '3');
  expect(field('Content')).toBeRequired();
  expect(field('Content')).toHaveAttribute('rows', '8');
  expect(field('Tags')).not.toBeRequired();
  expect(field('Tags')).toHaveAccessibleDescription(/optional/i);
});

test('a new post is a draft of today, on top of the list', async () => {
  const { user } = await openForm();
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2031, 0, 9, 23, 30) });
  await fillIn(user, FORM, POST);
  await press(user, FORM, 'Create Post');

  expect(cardTitles()).toEqual([POST.Title, ...dashboardContent.posts.map(({ title }) => title)]);
  const card = within(cardOf(POST.Title));
  expect(card.getByText('draft')).toBeVisible();
  expect(card.getByText('Jan 9, 2031')).toBeVisible();
  expect(card.getByText('3 min read')).toBeVisible();
  expect(card.getByText(POST.Excerpt)).toBeVisible();
  expect(card.queryByRole('listitem')).not.toBeInTheDocument();
});

test('what was typed is trimmed, and each tag stands once', async () => {
  const { user, actions } = await openForm();
  await fillIn(user, FORM, {
    Title: '  On Rooms ',
    Excerpt: ' Why they ring.\n',
    Content: '\n They ring because. ',
    Tags: ' Sound ,, CSS,sound, , Type Scales,',
  });
  await press(user, FORM, 'Create Post');
  expect(actions).toMatchObject([
    {
      type: 'posts/postDrafted',
      payload: {
        title: 'On Rooms',
        excerpt: 'Why they ring.',
        content: 'They ring because.',
        tags: ['Sound', 'CSS', 'Type Scales'],
      },
    },
  ]);
  const tags = within(cardOf('On Rooms')).getAllByRole('listitem');
  expect(tags.map((tag) => tag.textContent)).toEqual(['Sound', 'CSS', 'Type Scales']);
});

test('the form closes after a submit, and is empty when it opens again', async () => {
  const { user } = await openForm();
  await fillIn(user, FORM, { ...POST, Tags: 'CSS' });
  await press(user, FORM, 'Create Post');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: FORM }));
  for (const label of ['Title', 'Excerpt', 'Content', 'Tags']) {
    expect(field(label)).toHaveValue('');
  }
});

test('Cancel closes the form and creates nothing', async () => {
  const { user, actions } = await openForm();
  await fillIn(user, FORM, POST);
  await press(user, FORM, 'Cancel');
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  expect(actions.map(({ type }) => type)).toEqual(['posts/postFormCancelled']);
  expect(cardTitles()).toHaveLength(8);
});

test.each([
  ['Title', ''],
  ['Excerpt', '   '],
  ['Content', ' \n '],
])('without a word in %s the post is held back, and nothing typed is lost', async (label, text) => {
  const { user, actions } = await openForm();
  const typed = { ...POST, Tags: 'CSS', [label]: text };
  await fillIn(user, FORM, typed);
  await press(user, FORM, 'Create Post');

  expect(field(label)).toHaveFocus();
  expect(field(label)).toBeInvalid();
  expect(field(label)).toHaveAccessibleDescription(`${label} is required.`);
  for (const [each, value] of Object.entries(typed)) expect(field(each)).toHaveValue(value);
  expect(actions).toEqual([]);
});

test('the message goes once the field is filled in', async () => {
  const { user } = await openForm();
  await press(user, FORM, 'Create Post');
  expect(field('Title')).toHaveFocus();
  await user.keyboard('O');
  expect(field('Title')).not.toHaveAccessibleDescription();
  expect(field('Excerpt')).toHaveAccessibleDescription('Excerpt is required.');
});

test('markup that the owner types shows as text', async () => {
  const { user } = await openForm();
  const markup = '<img src=x onerror=alert(1)>';
  await fillIn(user, FORM, {
    Title: markup,
    Excerpt: `${markup} 2`,
    Content: markup,
    Tags: markup,
  });
  await press(user, FORM, 'Create Post');
  const card = within(cardOf(`${markup} 2`));
  expect(card.getByRole('heading')).toHaveTextContent(markup);
  expect(card.getByRole('listitem')).toHaveTextContent(markup);
});
