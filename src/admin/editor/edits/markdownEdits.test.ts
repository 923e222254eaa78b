import { expect, test } from 'vitest';
import { TOOLS } from '../tools';
import { continueList } from './blockEdits';
import type { Edit, MarkdownEdit, Selection } from './edit';
import { describePicture, findPicture, insertPictures, removePicture } from './pictureEdits';

/** Parses a text with `‹` and `›` around its selection. */
const parse = (marked: string): Selection => ({
  text: marked.replace(/[‹›]/g, ''),
  start: marked.indexOf('‹'),
  end: marked.indexOf('›') - 1,
});

function show(text: string, { start, end, insert, selected: [from, to] }: Edit): string {
  const after = text.slice(0, start) + insert + text.slice(end);
  return `${after.slice(0, from)}‹${after.slice(from, to)}›${after.slice(to)}`;
}

/** The edit of a tool. */
function getEdit(label: string): MarkdownEdit {
  const tool = TOOLS.find((each) => each.label === label);
  if (!tool) throw new Error(`There is no tool ${label}.`);
  return tool.edit;
}

const [bold, italic, heading] = [getEdit('Bold'), getEdit('Italic'), getEdit('Heading')];
const [link, list, code] = [getEdit('Link'), getEdit('List'), getEdit('Code')];

test.each([
  [bold, 'a ‹b c› d', 'a **‹b c›** d'],
  [bold, 'a **‹b c›** d', 'a ‹b c› d'],
  [bold, 'a ‹**b c**› d', 'a ‹b c› d'],
  [bold, 'a ‹b ›c', 'a **‹b›** c'],
  [bold, 'a ‹›', 'a **‹bold words›**'],
  [bold, '‹a\u2028b›', '**‹a\u2028b›**'],
  [bold, '*‹a›*', '***‹a›***'],
  [bold, '***‹a›***', '*‹a›*'],
  [bold, '‹- a\n\n2. b›', '‹- **a**\n\n2. **b**›'],
  [bold, '‹- **a**\n\n2. **b**›', '‹- a\n\n2. b›'],
  [bold, '‹**a:** b **c**›', '**‹a: b c›**'],
  [bold, '‹**a** b›', '**‹a b›**'],
  [bold, '**‹a** b **c›**', '**‹a b c›**'],
  [bold, '‹**a *b***›', '‹a *b*›'],
  [bold, '‹a `**` b›', '**‹a `**` b›**'],
  [italic, '‹2 * 3›', '*‹2 * 3›*'],
  [italic, '*‹2 * 3›*', '‹2 * 3›'],
  [italic, '‹*2 * 3*›', '‹2 * 3›'],
  [italic, '‹***a***›', '‹**a**›'],
  [bold, '‹- [ ] a›', '- [ ] **‹a›**'],
  [bold, '‹- [X] a›', '- [X] **‹a›**'],
  [italic, '‹*a **b** c*›', '‹a **b** c›'],
  [italic, '‹*a* **b** *c*›', '*‹a **b** c›*'],
  [italic, '**‹a›**', '***‹a›***'],
  [italic, '***‹a›***', '**‹a›**'],
  [italic, '‹**a**›', '*‹**a**›*'],
  [italic, '*‹**a**›*', '‹**a**›'],
  [italic, '*‹a **b**›*', '‹a **b**›'],
  [bold, '‹**`a`**\nb›', '‹**`a`**\n**b**›'],
  [bold, '‹**`a`**\n**b**›', '‹`a`\nb›'],
  [bold, '‹> a\n>\n>b›', '‹> **a**\n>\n>**b**›'],
  [bold, '‹> - **a**›', '> - ‹a›'],
  [bold, 'a ‹3. May›', 'a **‹3. May›**'],
  [bold, 'a **‹3. May›**', 'a ‹3. May›'],
  [bold, '> ‹3. a›', '> 3. **‹a›**'],
  [code, 'a ‹b› c', 'a `‹b›` c'],
  [code, 'a `‹b›` c', 'a ‹b› c'],
  [code, 'a `‹›main` c', 'a ``‹code›`main` c'],
  [code, '‹`a` and `b`›', '`‹a and b›`'],
  [bold, '**‹a `**` b›**', '‹a `**` b›'],
  [italic, '*‹`*`›*', '‹`*`›'],
  [italic, `‹*${'`a` '.repeat(60)}b›`, `*‹*${'`a` '.repeat(60)}b›*`],
  [code, '‹``a`b``›', '`‹a`b›`'],
  [code, '‹use `a` now›', '`‹use a now›`'],
  [code, '‹a\n›b', '‹`a`\n›b'],
  [code, '‹a\nb\n\n›c', '```\n‹a\nb›\n```\n\nc'],
  [code, 'x\na‹a\nb›', 'x\n```\n‹aa\nb›\n```'],
  [code, 'x\n```\n‹aa\nb›\n```\ny', 'x\n‹aa\nb›\ny'],
  [list, '‹> a\n>\n> * b›', '‹> - a\n>\n> - b›'],
  [list, '‹> - a›', '‹> a›'],
  [heading, '‹- a\n2. b›', '‹## a\n## 2. b›'],
  [list, 'x\na‹a\n\n1. b›b', 'x\n‹- aa\n\n- bb›'],
  [list, '‹- a\n- b›', '‹a\nb›'],
  [list, 'a‹›b\nc', '- a‹›b\nc'],
  [list, 'a\n‹›', 'a\n- ‹›'],
  [list, '- a‹›b', 'a‹›b'],
  [list, '‹a\n- b\n  - c›', '‹- a\n- b\n  - c›'],
  [list, '‹- a\n  - b›', '‹a\nb›'],
  [list, '‹- a\n  * b›', '‹- a\n  - b›'],
  [list, '‹\u3000a›', '‹- \u3000a›'],
  [list, '‹a\n›b', '‹- a›\nb'],
  [heading, '# a‹›', '## a‹›'],
  [heading, '‹›\n\na', '## ‹›\n\na'],
  [link, 'see ‹this›.', 'see [this](‹https://›).'],
  [link, 'see ‹https://a.example/›.', 'see [‹words of the link›](https://a.example/).'],
  [link, '‹mailto:a@b.example›', '[‹words of the link›](mailto:a@b.example)'],
  [link, '‹›', '[‹words of the link›](https://)'],
  [insertPictures(['images/grün b.webp']), '‹›', '![](images/grün%20b.webp)‹›'],
  [insertPictures(['a.webp']), 'One.‹› Two.', 'One.‹› Two.\n\n![](a.webp)'],
  [insertPictures(['a.webp', 'b.webp']), 'A‹›\nB', 'A‹›\n\n![](a.webp)\n\n![](b.webp)\n\nB'],
  [insertPictures(['b']), 'A‹›\n\n![c](a)\n\nB', 'A‹›\n\n![c](a)\n\n![](b)\n\nB'],
  [insertPictures(['a.webp']), 'One.\n‹›\nTwo.', 'One.\n\n![](a.webp)\n‹›\nTwo.'],
])('a tool of the editor, row %#', (change, before, after) => {
  const selection = parse(before);
  expect(show(selection.text, change(selection))).toBe(after);
});

test.each([
  ['- a‹›', '- a\n- ‹›'],
  ['- a‹›b', '- a\n- ‹›b'],
  ['x\n  * a‹b›', 'x\n  * a\n  * ‹›'],
  ['9. a‹›', '9. a\n10. ‹›'],
  ['- a\n- ‹›', '- a\n\n‹›'],
  ['- a\n- ‹›\nb', '- a\n\n‹›\nb'],
  ['- ‹›a', '- \n- ‹›a'],
  ['- ‹a›', '- \n- ‹›'],
  ['a - b‹›', undefined],
  ['* * *‹›', undefined],
  ['‹›- a', undefined],
])('Enter in %j makes %j', (before, after) => {
  const selection = parse(before);
  const change = continueList(selection);
  expect(change && show(selection.text, change)).toBe(after);
});

const TEXT = String.raw`A ![A \[red\] boat](a%20b.webp) and ![](b.webp).`;

test.each([
  ['a b.webp', ' New [x] ', String.raw`A ![New \[x\]](a%20b.webp) and ![](b.webp).`],
  ['b.webp', 'A *b* & &amp; `c_d`', TEXT.replace('![]', String.raw`![A \*b\* & \&amp; \`c\_d\`]`)],
  ['b.webp', 'New', TEXT.replace('![]', '![New]')],
  ['c.webp', 'New', undefined],
])('the picture %s is described as %j, whatever its description was', (path, words, after) => {
  const found = describePicture(TEXT, path, words);
  expect(found && TEXT.slice(0, found.start) + found.insert + TEXT.slice(found.end)).toBe(after);
});

test('a removed picture leaves its description, or takes the blank lines before it along', () => {
  expect(findPicture(TEXT, 'a b.webp')?.description).toBe('A [red] boat');
  expect(removePicture('![](b.webp)[c](a.webp)', 'a.webp')).toBeUndefined();
  expect(removePicture('A.\n\n![](a.webp)', 'a.webp')).toEqual({ start: 2, end: 15, insert: '' });
  const escaped = String.raw`![A \*b\* \[c\]](a.webp)`;
  expect(removePicture(escaped, 'a.webp')?.insert).toBe(String.raw`A \*b\* \[c\]`);
  const described = { start: 4, end: 16, insert: 'B' };
  expect(removePicture('A.\n\n![B](a.webp)', 'a.webp')).toEqual(described);
});
