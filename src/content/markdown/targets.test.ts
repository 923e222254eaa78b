import { expect, test } from 'vitest';
import { findTargets } from './targets';

// Without the limit for levels this takes minutes.
test.each(['- ', '> ', '1. '])('a link is found below thousands of levels of "%s"', (marker) => {
  expect(findTargets(`${marker.repeat(5_000)}[A](admin)`).links).toEqual(['admin']);
});

test('of two definitions with one name the first counts', () => {
  expect(findTargets('[A][b]\n\n[b]: /admin\n[b]: /nowhere').links).toEqual(['admin']);
});

test('a picture is found by its file, whose name may have a percent sign, or else by its address', () => {
  const text = '![A](<images/a 50% b.jpg>) ![B](images/c%20100%25.jpg) ![C](images/%E9.jpg)';
  const paths = ['images/a 50% b.jpg', 'images/c 100%.jpg', 'images/%E9.jpg'];
  expect(findTargets(text).images).toEqual(paths);
});
