import { expect, test } from 'vitest';
import { formatContentFile } from '../../content/file/formatContentFile';
import { parseWork } from '../../content/file/parseContent';
import { aPosition, aPost, makeWork } from '../../test/data/fixtures';
import { mergeEdits } from './mergeEdits';

const file = (title: string, start: string, end: string) =>
  formatContentFile(
    makeWork({ posts: [aPost('a', { title })], experience: [aPosition('p', { start, end })] }),
  );
const base = file('A', '2019', '2023');
const ours = file('B', '2022', '2023');

test.each([
  ['are merged with a newer file', base, ['A', '2019', '2024'], file('B', '2022', '2024')],
  ['stay alone if the merged file has errors', base, ['A', '2019', '2021'], ours],
  ['stay alone without a base', null, ['A', '2019', '2024'], ours],
  ['stay alone with a malformed base', '{', ['A', '2019', '2024'], ours],
] as const)('dropped edits %s', (_how, from, [title, start, end], merged) => {
  const parse = (text: string | null) => parseWork(text, 'Ada');
  const work = parse(file(title, start, end)) ?? makeWork();
  expect(mergeEdits({ text: ours, base: from }, work, parse)).toBe(merged);
});
