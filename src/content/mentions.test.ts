import { expect, test } from 'vitest';
import { createMentionCheck } from './mentions';

const PATH = `images/it's "100%" (ä)_b & c.jpg`;
const inJson = JSON.stringify({ image: PATH });

test.each([
  ['as it is', PATH],
  ['in JSON', inJson],
  ['in ASCII JSON', inJson.replace('ä', String.raw`\u00e4`)],
  ['in JSON within JSON', JSON.stringify({ text: inJson })],
  ['as an address', `![x](${encodeURI(PATH)})`],
  ['as an encoded address', `![x](images/${encodeURIComponent(PATH.slice(7))})`],
  ['with character references', PATH.replace('.', '&#46;').replace('_', '&#x5F;')],
  ['with escapes', String.raw`![x](<images/it's "100%" \(ä\)\_b &amp; c.jpg>)`],
])('a file is named %s', (_spelling, text) => {
  expect(createMentionCheck(text)(PATH)).toBe(true);
});

test('a file is named by its whole path', () => {
  expect(
    createMentionCheck('![x](images/100%.jpg) 100% %zz %ff &#9999999;')('images/100%-a.jpg'),
  ).toBe(false);
});
