import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { testContent, testWork } from '../../test/data/content';
import { runs } from '../../test/runs';
import { formatContentFile } from './formatContentFile';
import { parseContent } from './parseContent';

const CASES = runs(5_000);
const ARTIST = { artist: testContent.owner.name };
const text = formatContentFile(testWork);

const ERROR_LINE = /^[^\n]+: expected [^\n]+, found [^\n]+$/;
const HOSTILE = ['constructor', '__proto__', 'https:', 'javascript:1', '2026-02-30', '</script>'];

/** A new value for one field, which may be unknown. */
const change = fc.record({
  list: fc.constantFrom('projects' as const, 'tracks' as const, 'posts' as const),
  index: fc.nat(1),
  field: fc.nat(),
  // Rarely, because every key outside the schema is refused.
  added: fc.oneof({ weight: 9, arbitrary: fc.constant(undefined) }, fc.constantFrom(...HOSTILE)),
  value: fc.oneof(
    fc.constantFrom(...HOSTILE, undefined),
    fc.jsonValue({ stringUnit: 'binary' }),
    fc.lorem(),
  ),
});

test('a file with random values is accepted, or refused with an error that names the field', () => {
  let [accepted, refused] = [0, 0];
  const changed = fc.property(change, ({ list, index, field, added, value }) => {
    const file = JSON.parse(text) as Record<string, unknown[]>;
    const names = Object.keys(testWork[list][0] ?? {});
    const name = added ?? names[field % names.length] ?? '';
    // `fromEntries` treats `__proto__` as an ordinary key.
    const entries = [...Object.entries(file[list]?.[index] ?? {}), [name, value]] as const;
    file[list]?.splice(index, 1, Object.fromEntries(entries as Iterable<[string, unknown]>));
    const parsed = parseContent(JSON.stringify(file), ARTIST);
    if ('errors' in parsed) {
      refused += 1;
      for (const error of parsed.errors) expect(error).toMatch(ERROR_LINE);
      const place = new RegExp(`^${list}\\[${index}\\].*${name}`);
      expect(parsed.errors.some((error) => place.test(error))).toBe(true);
      return;
    }
    accepted += 1;
    expect(parseContent(formatContentFile(parsed.work), ARTIST)).toEqual(parsed);
  });
  fc.assert(changed, { numRuns: CASES });
  expect(Math.min(accepted, refused)).toBeGreaterThan(CASES / 20);
});
