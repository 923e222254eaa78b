import { expect, test } from 'vitest';
import { parseTags } from './parseTags';

test.each([
  ['', []],
  [' , ,,\t', []],
  ['Sound Design', ['Sound Design']],
  ['  React ,\tCSS\n,, ', ['React', 'CSS']],
  ['a,\u200B, b', ['a', 'b']],
  ['CSS, b, css, a, Css', ['CSS', 'b', 'a']],
  ['Reactive, React', ['Reactive', 'React']],
  ['هنر، 音楽、設計，React', ['هنر', '音楽', '設計', 'React']],
])('the tags in %j are %j', (text, tags) => {
  expect(parseTags(text)).toEqual(tags);
});
