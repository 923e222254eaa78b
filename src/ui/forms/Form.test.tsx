import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, expectTypeOf, test, vi } from 'vitest';
import '../../test/screen/forms';
import { Form } from './Form';

test('a form submits its values under typed field names', async () => {
  const sent = vi.fn();
  const from = { name: 'from', label: 'From' } as const;
  const to = { name: 'to', label: 'To' } as const;
  const note = { name: 'note', label: 'Note', required: false } as const;
  render(
    <Form
      label="Trip"
      messages={{ required: () => '' }}
      fields={[[from, to], note]}
      defaultValues={{ from: 'Oslo' }}
      onSubmit={(values) => {
        expectTypeOf(values).toEqualTypeOf<Readonly<Record<'from' | 'to' | 'note', string>>>();
        // @ts-expect-error: no field has this name.
        expect(values.form).toBeUndefined();
        sent(values);
      }}
    >
      <button>Send</button>
    </Form>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('To'), ' Bergen ');
  await user.click(screen.getByText('Send'));
  expect(sent).toHaveBeenCalledExactlyOnceWith({ from: 'Oslo', to: ' Bergen ', note: '' });
});
