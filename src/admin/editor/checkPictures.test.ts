import { expect, test } from 'vitest';
import { findTargets } from '../../content/markdown/targets';
import { checkPictures } from './checkPictures';

const KNOWN = ['images/a b.webp', 'images/c(1).webp'];
const isMissing = (path: string) => path.startsWith('images/') && !KNOWN.includes(path);

test.each<[string | undefined, string[]]>([
  [undefined, ['', 'Look: ![a boat](a.webp)', '![*](a.webp)', String.raw`\![](a.webp)`]],
  [undefined, ['`![](a.webp)`', '``` md\n![](a.webp)\n```', '~~~\n![](a.webp)', '![][a.webp]']],
  [undefined, ['A\n\n    ![](a.webp)', '- A\n\n  ```\n  ![](a.webp)\n  ```', '<p>![](a.webp)</p>']],
  ['picture a.webp shows', ['![](a.webp)', 'A\n\n[![ ](a.webp)](b)', '![][b]\n\n[b]: a.webp']],
  ['picture a.webp shows', ['`a` ![](a.webp) `b`', '```\nx\n```\n![](a.webp)']],
  [undefined, ['![A](/images/a%20b.webp)', '![A](<images/a b.webp>)', '![A](images/c(1).webp)']],
  [undefined, ['`![A](images/d.webp)`', '![A](d.webp)', '![A](https://a.example/images/d.webp)']],
  ['no picture public/images/d.webp.', ['![A](images/d.webp)', '![A](./images/d.webp "D")']],
])('the message has “%s” for %j', (words, texts) => {
  for (const text of texts)
    expect(checkPictures(text, isMissing, findTargets), text).toEqual(
      words && expect.stringContaining(words),
    );
});

test('a text is parsed only if a picture in it looks wrong, and a long one is searched fast', () => {
  const texts = [
    '![A](images/a b.webp)',
    '!['.repeat(100_000),
    `![${'a'.repeat(200_000)}`,
    '`'.repeat(200_000),
  ];
  const refuse = () => {
    throw new Error('Parsed.');
  };
  for (const text of texts) expect(checkPictures(text, () => false, refuse)).toBeUndefined();
});
