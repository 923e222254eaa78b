import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { jsonScript } from './escape';

const OPEN = '<script type="application/json" id="data">';
const getBody = (value: unknown) =>
  jsonScript('data', value).slice(OPEN.length, -'</script>'.length);

test('data survives a round trip and cannot close its element', () => {
  const hostile = fc.constantFrom('</script>', '<!-- <script>', '\\u003c', '&lt;', 'say "hi"');
  fc.assert(
    fc.property(fc.oneof(hostile, fc.jsonValue()), (value) => {
      expect(jsonScript('data', value)).toMatch(
        /^<script type="application\/json" id="data">[^<]*<\/script>$/,
      );
      expect(JSON.parse(getBody(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});
