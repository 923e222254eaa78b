import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './Picture';

const SIZE = { width: 640, height: 400 };
const picture = (src?: string) => (
  <Picture kind="posts" seed="a" {...SIZE} {...(src && { src, srcSet: `${src}?2 2x` })} />
);

const shown = () => screen.queryByAltText('');

test('a picture loads lazily, has its size, and is hidden from screen readers', () => {
  render(picture('/a.webp'));
  expect(shown()).toMatchObject({ ...SIZE, alt: '', srcset: '/a.webp?2 2x' });
  expect(shown()).toHaveAttribute('loading', 'lazy');
});

test('a picture in two formats offers AVIF first, on its colour, and loads early on the first screen', () => {
  const files = { src: '/a.webp', srcSet: '/a.webp 240w', avif: '/a.avif 240w', sizes: '50vw' };
  const { container } = render(
    <Picture kind="posts" seed="a" {...SIZE} {...files} color="#842" eager />,
  );
  const image = screen.getByAltText('');
  expect(image).toMatchObject({ srcset: '/a.webp 240w', sizes: '50vw' });
  expect(image).toHaveAttribute('fetchpriority', 'high');
  expect(image).not.toHaveAttribute('loading');
  expect(image.previousElementSibling).toMatchObject({ srcset: '/a.avif 240w', sizes: '50vw' });
  const getField = () => container.querySelector('svg');
  expect(getField()).toHaveAttribute('color', '#842');
  expect(container.querySelector('[style]')).toBeNull();
  fireEvent.error(image);
  expect(getField()).toBeNull();
});

test('a picture that fails to load is removed until its source changes', () => {
  const { rerender } = render(picture('/a.webp'));
  fireEvent.error(screen.getByAltText(''));
  expect(shown()).not.toBeInTheDocument();
  rerender(picture('/b.webp'));
  expect(shown()).toHaveAttribute('src', '/b.webp');
});

test.each([
  { complete: true, naturalWidth: 0, outcome: 'failed', isShown: false, fades: false },
  { complete: true, naturalWidth: 640, outcome: 'loaded', isShown: true, fades: false },
  { complete: false, naturalWidth: 0, outcome: 'not loaded', isShown: true, fades: true },
])('a picture that had $outcome is shown: $isShown, and fades in: $fades', (before) => {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(before.complete);
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(before.naturalWidth);
  render(picture('/a.webp'));
  expect(shown() !== null).toBe(before.isShown);
  const isHidden = () => shown()?.hasAttribute('data-loading') ?? false;
  expect(isHidden()).toBe(before.fades);
  const image = shown();
  if (image) fireEvent.load(image);
  expect(isHidden()).toBe(false);
});

test('a missing picture shows a cover drawn from the seed and the first letter of the title', () => {
  const { container, rerender } = render(picture());
  expect(shown()).not.toBeInTheDocument();
  const getCover = () => container.querySelector('[data-cover]')?.getAttribute('data-cover');
  const first = getCover();
  rerender(<Picture kind="posts" seed="b" title="“été” 2" {...SIZE} />);
  expect(getCover()).not.toBe(first);
  expect(container.querySelector('[data-letter="É"]')).toBeInTheDocument();
});
