import { expect, test } from 'vitest';
import { refusalText } from './refusalText';

test.each(['mine', 'theirs'] as const)('a sentence can follow that %s has errors', (whose) => {
  const refusal = { reason: 'invalid', whose, errors: [] } as const;
  expect(refusalText(refusal, { name: 'ada/portfolio' })).toMatch(/\.$/);
});
