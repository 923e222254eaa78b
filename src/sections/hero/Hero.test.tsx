import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { Globals } from 'react-spring';
import { expect, test, vi } from 'vitest';
import { wait } from '../../shared/wait';
import { testContent } from '../../test/data/content';
import { expectNewTab, getItems, sectionAt } from '../../test/screen/page';
import { renderApp } from '../../test/screen/renderApp';

const { owner } = testContent;

const hero = () => within(sectionAt('home'));
const pauseButton = () => hero().getByRole('button', { name: 'Pause motion' });

/** Decorative circles have no role or name: the duration of their animation identifies them. */
const circles = () =>
  [...sectionAt('home').querySelectorAll<HTMLElement>('[aria-hidden="true"] *')].filter(
    ({ style }) => style.getPropertyValue('--duration') !== '',
  );

test('the hero introduces the owner, with links to the projects, the résumé and the next section', () => {
  renderApp();
  expect(hero().getByRole('heading', { level: 1 })).toHaveTextContent(owner.name);
  expect(getItems(sectionAt('home'), 'Roles')).toEqual(owner.roles);
  expect(hero().getByText(owner.tagline)).toBeVisible();
  expect(hero().getByRole('link', { name: 'View My Work' })).toHaveAttribute('href', '#projects');
  expect(hero().getByRole('link', { name: /^On to skills/ })).toHaveAttribute('href', '#about');
  const resume = hero().getByRole('link', { name: 'Download Resume' });
  expect(resume).toHaveAttribute('download');
  expect(resume).toHaveAttribute('href', `/${owner.resume}`);
});

test('profile links open in new tabs', () => {
  renderApp();
  const links = hero().queryAllByRole('link', { name: /\(opens in a new tab\)$/ });
  expect(links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')])).toEqual(
    owner.socials?.map(({ label, url }) => [`${label} (opens in a new tab)`, url]),
  );
  links.forEach(expectNewTab);
  for (const link of links) expect(link).toHaveAttribute('rel', 'me noreferrer');
});

test('twenty circles float, in different places on each visit', async () => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 999, 999));
  const places = () =>
    circles().map(({ style }) => ['--x', '--y'].map((name) => style.getPropertyValue(name)).join());
  const { unmount } = renderApp();
  await waitFor(() => expect(circles()).toHaveLength(20));
  const before = places();
  expect(new Set(before).size).toBe(20);
  unmount();
  renderApp();
  await waitFor(() => expect(circles()).toHaveLength(20));
  expect(places()).not.toEqual(before);
});

test.each(['li', 'p', 'a', 'button'])('circles that cover a %s are dim', async (covered) => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return new DOMRect(0, 0, ...(this.matches(`section, h1, ${covered}`) ? [999, 999] : []));
  });
  renderApp();
  await waitFor(() => expect(circles()).toHaveLength(20));
  expect(new Set(circles().map(({ style }) => style.opacity))).toEqual(new Set(['0.25']));
});

test.each(['View My Work', 'Download Resume'])(
  '%s grows on hover and shrinks on press',
  async (name) => {
    const { user } = renderApp();
    Globals.assign({ skipAnimation: true });
    const link = hero().getByText(name);
    link.addEventListener('click', (event) => event.preventDefault());
    const expectScale = (scale: number) =>
      waitFor(() => expect(Number(link.style.getPropertyValue('scale'))).toBe(scale));

    await user.hover(link);
    await expectScale(1.05);
    await user.pointer({ keys: '[MouseLeft>]', target: link });
    await expectScale(0.95);
    await user.pointer({ keys: '[/MouseLeft]', target: link });
    await user.unhover(link);
    await expectScale(1);
  },
);

test('Pause motion is a toggle whose state survives a reload', async () => {
  const first = renderApp();
  expect(pauseButton()).toHaveAttribute('aria-pressed', 'false');
  await first.user.click(pauseButton());
  expect(pauseButton()).toBePressed();
  expect(first.store.getState().nav.motionPaused).toBe(true);
  first.unmount();

  const second = renderApp();
  await waitFor(() => expect(pauseButton()).toBePressed());
  await second.user.click(pauseButton());
  expect(second.store.getState().nav.motionPaused).toBe(false);
  second.unmount();
  renderApp();
  // Once the browser's preferences are read.
  await act(() => wait(0));
  expect(pauseButton()).not.toBePressed();
});

test('the circles shift with a mouse, but not with a finger or while motion is paused', async () => {
  const { user } = renderApp();
  const layer = sectionAt('home').firstElementChild;
  const shiftAfter = (pointerType: string, clientX: number) => {
    fireEvent.pointerMove(sectionAt('home'), { pointerType, clientX, clientY: 0 });
    return layer instanceof HTMLElement && layer.style.translate;
  };
  expect(shiftAfter('touch', 512)).toBe('');
  const shift = shiftAfter('mouse', 512);
  expect(shift).toBe('0px 12px');
  await user.click(pauseButton());
  const paused = layer instanceof HTMLElement && layer.style.translate;
  expect(shiftAfter('mouse', 256)).toBe(paused);
});
