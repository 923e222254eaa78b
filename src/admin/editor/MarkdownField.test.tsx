import { fireEvent, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { aPost, makeWork } from '../../test/data/fixtures';
import { openForm } from '../../test/screen/dashboard';
import { fillIn, press } from '../../test/screen/forms';
import { button } from '../../test/screen/page';

const FORM = 'New Post';

/** Opens the form of a new post, in a window as wide as a laptop or a phone. */
async function openEditor({ isLaptop = true } = {}) {
  const media = { matches: isLaptop, addEventListener: vi.fn(), removeEventListener: vi.fn() };
  vi.stubGlobal('matchMedia', () => media);
  const work = makeWork({ posts: [aPost('a')] });
  const { user } = await openForm('Blog Posts', FORM, { work, isOwn: true });
  return { user, field: screen.getByLabelText<HTMLTextAreaElement>('Content') };
}

async function select(user: UserEvent, field: HTMLTextAreaElement, start: number, end: number) {
  await user.click(field);
  field.setSelectionRange(start, end);
}

test('a tool acts on the selection, by its button or key, and the text keeps focus and selection', async () => {
  const { user, field } = await openEditor();
  await fillIn(user, FORM, { Content: 'Some words' });
  await select(user, field, 5, 10);
  await user.click(button('Bold'));
  expect(field).toHaveValue('Some **words**');
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('words');
  await user.keyboard('{Control>}i{/Control}');
  expect(field).toHaveValue('Some ***words***');
  await user.keyboard(
    '{Control>}b{/Control}{Control>}i{/Control}{Control>}{Alt>}b{/Alt}{/Control}',
  );
  expect(field).toHaveValue('Some words');
  await user.keyboard('{Control>}k{/Control}a.example');
  expect(field).toHaveValue('Some [words](a.example)');
  await select(user, field, 0, 4);
  fireEvent.keyDown(field, { key: 'и', code: 'KeyB', ctrlKey: true });
  expect(field, 'without Latin letters').toHaveValue('**Some** [words](a.example)');
});

test('the tools are one tab stop, and their titles name their keys', async () => {
  const { user, field } = await openEditor();
  const tools = within(screen.getByRole('toolbar', { name: 'Formatting' })).getAllByRole('button');
  await user.click(field);
  await user.tab({ shift: true });
  expect(tools[0]).toHaveFocus();
  for (const [key, index] of Object.entries({ ArrowLeft: -1, Home: 0, ArrowRight: 1, End: -1 })) {
    await user.keyboard(`{${key}}`);
    expect(tools.at(index)).toHaveFocus();
  }
  await user.tab();
  expect(field).toHaveFocus();
  await user.tab({ shift: true });
  expect(tools.at(-1)).toHaveFocus();
  expect(button('Link')).toHaveAttribute('title', 'Link (Ctrl+K)');
  expect(button('Link')).toHaveAttribute('aria-keyshortcuts', 'Control+K');
});

test('beside the text is its preview, with its words and reading time', async () => {
  const { user } = await openEditor();
  const preview = screen.getByRole('region', { name: 'Preview' });
  expect(preview).toHaveTextContent('Your text appears here');
  await fillIn(user, FORM, { Content: '# On *rooms*\n\n[Out](https://a.example/)' });
  const heading = await within(preview).findByRole('heading', { name: 'On rooms' });
  expect(heading).toBeVisible();
  expect(heading.closest('[translate=no]'), 'translators leave it alone').not.toBeNull();
  expect(screen.getByText('3 words, 1 min read')).toBeVisible();
  // A link would leave the form, at a double click too.
  const link = within(preview).getByRole('link', { name: 'Out' });
  expect(link).toHaveAttribute('tabindex', '-1');
  for (const detail of [1, 2]) expect(fireEvent.click(link, { detail })).toBe(false);
});

test('on a phone a tab shows the preview, and an error in the text brings the text back', async () => {
  const { user, field } = await openEditor({ isLaptop: false });
  await fillIn(user, FORM, { Title: 'T', Excerpt: 'E', Content: 'On **rooms**' });
  expect(screen.queryByRole('region', { name: 'Preview' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: 'Preview' }));
  expect(field).not.toBeVisible();
  expect(await screen.findByText('rooms')).toBeVisible();
  fireEvent.input(field, { target: { value: '' } });
  await press(user, FORM, 'Create Post');
  expect(field).toHaveFocus();
  expect(field).toBeVisible();
  expect(field).toHaveAccessibleDescription(/Content is required\.$/);
});

test('a press of a tool takes no focus from the text, nor the keyboard of a phone', async () => {
  await openEditor();
  for (const name of ['Bold', 'Insert picture'])
    expect(fireEvent.mouseDown(button(name)), name).toBe(false);
});
