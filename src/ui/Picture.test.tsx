import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Picture } from './Picture';

const picture = (src?: string, seed = 'a') => (
  <Picture
    kind="posts"
    seed={seed}
    {...(src && { src, srcSet: `${src}?2 2x` })}
    width={640}
    height={400}
  />
);

const shown = () => screen.queryByAltText('');

test('a picture loads when it comes near, at its size, and says nothing to a screen reader', () => {
  render(picture('/a.webp'));
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  const attributes = { src: '/a.webp', srcset: '/a.webp?2 2x', width: '640', height: '400' };
  for (const [name, value] of Object.entries({ ...attributes, loading: 'lazy' })) {
    expect(shown()).toHaveAttribute(name, value);
  }
});

test('a picture that does not load leaves no broken image; another in its place gets its own try', () => {
  const { rerender } = render(picture('/a.webp'));
  fireEvent.error(screen.getByAltText(''));
  expect(shown()).not.toBeInTheDocument();
  rerender(picture('/b.webp'));
  expect(shown()).toHaveAttribute('src', '/b.webp');
});

test.each([
  { complete: true, naturalWidth: 0, outcome: 'failed', isShown: false },
  { complete: true, naturalWidth: 640, outcome: 'loaded', isShown: true },
  { complete: false, naturalWidth: 0, outcome: 'still to come', isShown: true },
])('a picture that had $outcome before hydration is shown: $isShown', (before) => {
  const { prototype } = HTMLImageElement;
  vi.spyOn(prototype, 'complete', 'get').mockReturnValue(before.complete);
  vi.spyOn(prototype, 'naturalWidth', 'get').mockReturnValue(before.naturalWidth);
  render(picture('/a.webp'));
  expect(shown() !== null).toBe(before.isShown);
});

test('where there is no picture, the drawn cover of its seed stands alone', () => {
  const { container, rerender } = render(picture());
  expect(shown()).not.toBeInTheDocument();
  const coverOf = () => container.querySelector('[data-cover]')?.getAttribute('data-cover');
  const first = coverOf();
  rerender(picture(undefined, 'b'));
  expect(coverOf()).not.toBe(first);
});
