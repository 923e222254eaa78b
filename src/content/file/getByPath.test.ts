import { expect, test } from 'vitest';
import { getByPath } from './getByPath';

test.each<[unknown, PropertyKey[], unknown]>([
  [{ a: ['b'] }, ['a', 0], 'b'],
  [{ a: 'b' }, ['a', 0], undefined],
  [{ a: null }, ['a', 'b'], undefined],
  [{}, ['a', 'b'], undefined],
  [{}, ['constructor'], undefined],
])('in %j at %j is %j', (value, path, found) => expect(getByPath(value, path)).toBe(found));
