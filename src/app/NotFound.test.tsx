import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testContent } from '../test/data/content';
import { sectionAt } from '../test/screen/page';
import { renderApp } from '../test/screen/renderApp';

const { name } = testContent.owner;

test.each(['/nowhere', '/admin/nowhere', '/admin/dashboard/blog'])(
  'the unknown path %s shows “not found” and a link to the public page',
  async (path) => {
    const { address, user } = renderApp({ path });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Page not found');
    expect(document.title).toBe(`Page not found | ${name}`);
    expect(screen.getByRole('main')).toHaveFocus();
    expect(address()).toBe(path);
    expect(screen.getAllByRole('link')[0]).toHaveTextContent('Skip to content');
    expect(screen.getByRole('link', { name: /: home$/ })).toBeVisible();
    expect(screen.getByLabelText('Main').querySelector('[aria-current]')).toBeNull();

    await user.click(screen.getByRole('link', { name: 'Back to Portfolio' }));
    expect(address()).toBe('/');
    expect(sectionAt('home')).toBeVisible();
    expect(sectionAt('content')).toHaveFocus();
    expect(document.title).toBe(`${name} | Portfolio`);
  },
);

test.each(['ctrlKey', 'metaKey', 'shiftKey'])(
  'a click with %s on a link to a screen is left to the browser',
  (modifier) => {
    renderApp({ path: '/nowhere' });
    let isTaken = true;
    const follow = (event: Event) => {
      isTaken = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', follow, { once: true });
    fireEvent.click(screen.getByRole('link', { name: 'Back to Portfolio' }), { [modifier]: true });
    expect(isTaken).toBe(false);
  },
);
