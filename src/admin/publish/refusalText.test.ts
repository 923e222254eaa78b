import { expect, test } from 'vitest';
import type { Refusal } from '../../state/slices/publish';
import { refusalText } from './refusalText';

const errors = ['posts[0].title is empty'];

test.each<Refusal>([
  { reason: 'invalid', whose: 'mine', errors },
  { reason: 'invalid', whose: 'theirs', errors },
  { reason: 'rateLimited', until: 0 },
  { reason: 'changed', theirs: null },
])('a sentence can follow the text of %j', (refusal) => {
  expect(refusalText(refusal, { name: 'ada/portfolio' })).toMatch(/[.?]$/);
});
