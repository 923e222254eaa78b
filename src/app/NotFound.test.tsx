import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../test/content';
import { sectionAt } from '../test/page';
import { recordActions } from '../test/recordActions';
import { renderApp } from '../test/renderApp';

const { name } = testContent.owner;

test.each(['/nowhere', '/admin/nowhere', '/admin/dashboard/blog'])(
  'at %s the visitor reads that there is nothing',
  (path) => {
    const { address } = renderApp({ path });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(document.title).toBe(`Page not found | ${name}`);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(document.getElementById('home')).toBeNull();
    expect(address()).toBe(path);
  },
);

test('Back to Portfolio leads to the public page, which takes the focus and the title', async () => {
  const { user, address, store } = renderApp({ path: '/nowhere' });
  const actions = recordActions(store);
  const back = screen.getByRole('link', { name: 'Back to Portfolio' });
  expect(back).toHaveAttribute('href', '/');

  await user.click(back);
  expect(address()).toBe('/');
  expect(sectionAt('home')).toBeVisible();
  expect(sectionAt('content')).toHaveFocus();
  expect(document.title).toBe(`${name} | Portfolio`);
  expect(actions).toEqual([]);
});
