import { expect, test } from 'vitest';
import { findTargets } from './targets';

test('links are found below thousands of levels of lists and quotes, in time', () => {
  for (const marker of ['- ', '> ', '1. ']) {
    const start = performance.now();
    expect(findTargets(`${marker.repeat(5_000)}[A](admin)`).links).toEqual(['admin']);
    expect(performance.now() - start).toBeLessThan(2_000);
  }
});
