import { expect, test } from 'vitest';
import { refusalText } from './refusalText';

test.each(['mine', 'theirs'] as const)('a sentence can follow that %s has errors', (whose) => {
  const text = refusalText({ reason: 'invalid', whose, errors: [] }, { name: 'ada/portfolio' });
  expect(text).toMatch(/\.$/);
});
