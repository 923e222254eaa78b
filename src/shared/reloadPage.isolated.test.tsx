import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { offerReload, restoreFields } from './reloadPage';

/** Renders fields, and keeps this text of them for the reloaded page. */
function keepTyped(text: string) {
  render(
    <>
      <input aria-label="Email" name="email" />
      <input aria-label="Password" name="password" type="password" />
    </>,
  );
  const fields = ['Email', 'Password'].map((label) =>
    screen.getByLabelText<HTMLInputElement>(label),
  );
  const type = (value: string) => fields.forEach((field) => (field.value = value));
  type(text);
  expect(() => offerReload(new Error('A lost chunk'))).toThrow('A lost chunk');
  window.dispatchEvent(new Event('pagehide'));
  type('');
  return { type, read: () => fields.map(({ value }) => value) };
}

test('typed text is restored once after a reload, but no password', () => {
  const { type, read } = keepTyped('typed');
  restoreFields();
  expect(read()).toEqual(['typed', '']);
  type('');
  restoreFields();
  expect(read()).toEqual(['', '']);
});

test('text typed since the reload is kept', () => {
  const { type, read } = keepTyped('typed');
  type('newer');
  restoreFields();
  expect(read()).toEqual(['newer', 'newer']);
});

test('only offline, the browser asks before typed text is left', () => {
  keepTyped('').type('typed');
  const leaves = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  expect(leaves()).toBe(true);
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(leaves()).toBe(false);
});
