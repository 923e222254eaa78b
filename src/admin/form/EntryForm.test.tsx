import { act, fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { contentImported } from '../../state/lists/content';
import { aPost, makeWork } from '../../test/data/fixtures';
import { buttonFor, dashboardContent, openDashboard, openForm } from '../../test/screen/dashboard';
import { getField, fillIn, press } from '../../test/screen/forms';

const FORM = 'New Post';
test('the preview of a cover shows no value that the form refuses', async () => {
  const { user } = await openForm('Blog Posts', FORM, { isOwn: true });
  const pictures = () => screen.getByRole('form').querySelectorAll('[data-cover] img');
  await fillIn(user, FORM, { Picture: 'https://example.com/a.jpg' });
  expect(pictures()).toHaveLength(1);
  await fillIn(user, FORM, { Picture: 'data:image/svg+xml,x' });
  expect(pictures()).toHaveLength(0);
});

test('a form shows the newer text of a field that changed elsewhere under unsent text', async () => {
  const { user, store } = await openDashboard('Blog Posts', { isOwn: true });
  const [post = aPost('')] = dashboardContent.posts;
  const edit = () => user.click(buttonFor('Edit', post.title));
  const load = (excerpt: string) =>
    act(() => void store.dispatch(contentImported(makeWork({ posts: [{ ...post, excerpt }] }))));
  await edit();
  await fillIn(user, 'Edit Post', { Excerpt: 'Mine', Content: 'Mine too' });
  load('Theirs');
  await edit();
  await fillIn(user, 'Edit Post', { Excerpt: 'Mine again' });
  const newer = within(screen.getByRole('alert'));
  expect(newer.getAllByRole('group').map((each) => each.textContent)).toEqual(['ExcerptTheirs']);
  vi.spyOn(window, 'confirm').mockReturnValue(true);
  await press(user, 'Edit Post', 'Discard changes');
  await edit();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a key that ends a composition in Safari neither continues a list nor closes a form', async () => {
  const { user } = await openForm('Blog Posts', FORM, { isOwn: true });
  const field = getField(FORM, 'Content');
  const ending = { keyCode: 229, isComposing: false };
  fireEvent.keyDown(field, { key: 'Escape', ...ending });
  await user.type(field, '- 日本');
  expect(fireEvent.keyDown(field, { key: 'Enter', ...ending })).toBe(true);
  expect(field).toHaveValue('- 日本');
  await user.keyboard('{Enter}');
  expect(field).toHaveValue('- 日本\n- ');
});

test('pasted paragraphs are separated by empty lines, other text is left to the browser', async () => {
  await openForm('Blog Posts', FORM, { isOwn: true });
  const field = getField(FORM, 'Content');
  const paste = (html: string, plain: string) => {
    const getData = (type: string) => (type === 'text/html' ? html : plain);
    return fireEvent.paste(field, { clipboardData: { getData, files: [], types: [] } });
  };
  expect(paste('<p>A</p><ul><li>B<li>C</ul>', 'A\n\nB\nC')).toBe(true);
  expect(paste('<pre>a\nb</pre>', 'a\nb')).toBe(true);
  expect(paste('<p>A', 'A')).toBe(true);
  // An app that copies rich text has a paragraph for each line of code or Markdown.
  for (const source of ['if {\n  a\n}', '- A\n- B', '1.\tA\n2.\tB', '```\na\n```', '| a |\n|---|'])
    expect(paste('<p>'.repeat(3), source), source).toBe(true);
  expect(paste('<p>'.repeat(101), 'A\n'.repeat(101)), 'slow in Chromium').toBe(true);
  expect(paste('<h1>A</h1><p class=a>B<p> <p>C', 'A \r\nB\r\n\r\nC\r\n')).toBe(false);
  expect(field).toHaveValue('A\n\nB\n\nC');
});

test('the text of a post keeps the spaces before its first line', async () => {
  const { user, store } = await openForm('Blog Posts', FORM, { isOwn: true });
  const fields = { Title: ' Spaces ', Excerpt: ' E. ', Content: '\n    code\n' };
  await fillIn(user, FORM, fields);
  await press(user, FORM, 'Create Post');
  const getPost = () => store.getState().posts.entities['spaces'];
  expect(getPost()).toMatchObject({ title: 'Spaces', excerpt: 'E.', content: '    code' });
  for (const [typed, content] of [
    ['code', 'code'],
    ['    code', '    code'],
  ] as const) {
    await user.click(buttonFor('Edit', 'Spaces'));
    await fillIn(user, 'Edit Post', { Content: typed });
    await press(user, 'Edit Post', 'Save changes');
    expect(getPost()).toMatchObject({ content });
  }
});

test('surrounding spaces and other line ends in a content file are no edit', async () => {
  const post = aPost('a', { title: ' A ', excerpt: 'E. ', content: '\n a\r\nb\rc\n' });
  const { user, store } = await openDashboard('Blog Posts', {
    isOwn: true,
    work: makeWork({ posts: [post] }),
  });
  const save = async (fields: Record<string, string>) => {
    await user.click(buttonFor('Edit', 'A'));
    await fillIn(user, 'Edit Post', fields);
    await press(user, 'Edit Post', 'Save changes');
    return store.getState().posts.entities['a'];
  };
  expect(await save({})).toBe(post);
  expect(await save({ Excerpt: 'New' })).toMatchObject({
    title: ' A ',
    excerpt: 'New',
    content: post.content,
  });
});
