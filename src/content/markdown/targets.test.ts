import { expect, test } from 'vitest';
import { findTargets } from './targets';

// Without the limit for levels this takes minutes.
test.each(['- ', '> ', '1. '])('a link is found below thousands of levels of "%s"', (marker) => {
  expect(findTargets(`${marker.repeat(5_000)}[A](admin)`).links).toEqual(['admin']);
});
