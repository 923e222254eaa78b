import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { attribute, jsonScript } from './escape';

describe('text in an attribute', () => {
  test.each([
    { text: 'plain text', escaped: 'plain text' },
    { text: 'say "hi"', escaped: 'say &quot;hi&quot;' },
    { text: 'a < b > c', escaped: 'a &lt; b &gt; c' },
    { text: 'R&B', escaped: 'R&amp;B' },
    { text: '&quot;', escaped: '&amp;quot;' },
    { text: '"><script>', escaped: '&quot;&gt;&lt;script&gt;' },
    { text: 'it’s 100 %', escaped: 'it’s 100 %' },
  ])('$text is written as $escaped', ({ text, escaped }) => {
    expect(attribute(text)).toBe(escaped);
  });

  test('holds no sign that could end it', () => {
    fc.assert(fc.property(fc.string(), (text) => !/[<>"]/.test(attribute(text))));
  });
});

describe('data in a page', () => {
  const OPEN = '<script type="application/json" id="data">';
  const CLOSE = '</script>';
  const bodyOf = (value: unknown) => jsonScript('data', value).slice(OPEN.length, -CLOSE.length);

  test('is a script element of a type that no browser runs', () => {
    expect(jsonScript('data', { a: [1, null] })).toBe(`${OPEN}{"a":[1,null]}${CLOSE}`);
  });

  test('may be of another type', () => {
    expect(jsonScript('data', 1, 'speculationrules')).toBe(
      '<script type="speculationrules" id="data">1</script>',
    );
  });

  test.each([
    '</script>',
    '</SCRIPT >',
    '<!--',
    '<!-- <script>',
    'say "hi"',
    "it's",
    '\\u003c',
    '&lt;',
  ])('holds %s without ending, and gives it back', (text) => {
    const body = bodyOf({ [text]: text });
    expect(body).not.toContain('<');
    expect(JSON.parse(body)).toEqual({ [text]: text });
  });

  test('is given back whatever it is', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        expect(bodyOf(value)).not.toContain('<');
        expect(JSON.parse(bodyOf(value))).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
