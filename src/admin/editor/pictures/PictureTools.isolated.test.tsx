import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { aPost, makeWork } from '../../../test/data/fixtures';
import { openDashboard } from '../../../test/screen/dashboard';
import { fillIn, getField } from '../../../test/screen/forms';
import { button } from '../../../test/screen/page';

const added = vi.hoisted(() => ({ titles: [] as (string | undefined)[] }));
vi.mock('../../pictures/addPicture', () => ({
  addPicture: (file: File, title?: string) => () => {
    added.titles.push(title);
    return Promise.resolve(
      file.type === 'image/png'
        ? { path: `images/${file.name}` }
        : { error: `This browser cannot read ${file.name}.` },
    );
  },
}));

const FORM = 'New Post';
const picture = (name: string) => new File([''], name, { type: 'image/png' });

async function openEditor() {
  const { user } = await openDashboard('Blog Posts', {
    work: makeWork({ posts: [aPost('a')] }),
    isOwn: true,
  });
  await user.click(button(FORM));
  await fillIn(user, FORM, { Title: 'Boats', Content: 'Look:' });
  return { user, field: getField(FORM, 'Content') };
}

test('chosen pictures are put at the cursor, and described in fields of their own', async () => {
  const { user, field } = await openEditor();
  const files = [picture('red.png'), picture('blue.png')];
  fireEvent.change(getField(FORM, 'Pictures of the text'), { target: { files } });
  const blue = await screen.findByLabelText('What does blue.png show?');
  expect(field).toHaveValue('Look:\n\n![](images/red.png)\n\n![](images/blue.png)');
  expect(added.titles).toEqual(['Boats', 'Boats']);
  const red = getField(FORM, 'What does red.png show?');
  expect(red).toHaveFocus();
  expect(red).toHaveAccessibleDescription('People who cannot see the picture hear this.');
  await user.keyboard('A red boat');
  await user.tab();
  expect(field).toHaveValue('Look:\n\n![A red boat](images/red.png)\n\n![](images/blue.png)');
  expect(field).toBeInvalid();
  await user.click(blue);
  await user.keyboard('A blue one{Enter}');
  expect(field).toHaveValue(
    'Look:\n\n![A red boat](images/red.png)\n\n![A blue one](images/blue.png)',
  );
  expect(field).toBeValid();
  expect(blue).not.toBeInTheDocument();
  expect(field).toHaveFocus();
});

test.each([
  ['dropped', fireEvent.drop, 'dataTransfer'],
  ['pasted', fireEvent.paste, 'clipboardData'],
] as const)('a %s file is added; one that is no picture gets a message', async (_, act, data) => {
  const { field } = await openEditor();
  const files = [new File(['No.'], 'notes.txt'), picture('boat.png')];
  act(field, { [data]: { files, types: ['Files'] } });
  const message = await screen.findByText('This browser cannot read notes.txt.');
  expect(message.closest('[role=status]')).toBeInTheDocument();
  expect(field).toHaveValue('Look:\n\n![](images/boat.png)');
});
