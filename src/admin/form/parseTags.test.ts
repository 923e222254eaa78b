import { expect, test } from 'vitest';
import { parseTags } from './parseTags';

test.each(
  Object.entries({
    'nothing gives no tags': { text: '', tags: [] },
    'commas and spaces alone give no tags': { text: ' , ,,\t', tags: [] },
    'a tag may hold a space': { text: 'Sound Design', tags: ['Sound Design'] },
    'tags are trimmed': { text: '  React ,\tCSS\n', tags: ['React', 'CSS'] },
    'empty tags are left out': { text: 'React,,CSS, ', tags: ['React', 'CSS'] },
    'a tag that cannot be seen is none': { text: 'a,\u200B, b', tags: ['a', 'b'] },
    'tags keep their order': { text: 'b, c, a', tags: ['b', 'c', 'a'] },
    'a tag that is repeated later keeps its place': {
      text: 'React, CSS, react',
      tags: ['React', 'CSS'],
    },
    'a tag that is repeated is one': { text: 'CSS, CSS, CSS', tags: ['CSS'] },
    'the first way to write a tag stays': { text: 'CSS, css, Css', tags: ['CSS'] },
    'a part of another tag is a tag': { text: 'Reactive, React', tags: ['Reactive', 'React'] },
  }),
)('%s', (_name, { text, tags }) => {
  expect(parseTags(text)).toEqual(tags);
});

test('tags that were not edited stay as they are, a comma in one of them too', () => {
  const before = ['Bits, bytes', 'CSS'];
  expect(parseTags('Bits, bytes, CSS', before)).toBe(before);
  expect(parseTags('Bits, bytes', before)).toEqual(['Bits', 'bytes']);
});
