import { loadESLint } from 'eslint';
import { expect, test } from 'vitest';

const STATE = 'state/visitor/player.ts';
const VIEWS = ['sections/blog/Blog.tsx', 'admin/dashboard/Overview.tsx'];

const MIXED = "export const Planted = (a: boolean) => <p>{a ? 'A' : 'B'} <b>C</b></p>;";

/** Imports that go against the architecture, by the file in which they are planted, and a part of what lint says. */
const AGAINST: [file: string, source: string, message: string][] = [
  [STATE, 'react', 'pure TypeScript'],
  [STATE, 'styled-components', 'pure TypeScript'],
  [STATE, '../../app/App', 'State is the machine alone'],
  [STATE, '../../sections/hero/circles', 'State is the machine alone'],
  [STATE, '../../admin/form/parseTags', 'State is the machine alone'],
  [STATE, '../../ui/buttons/Button', 'State draws nothing'],
  [STATE, '../../content/owner', 'Content comes through'],
  [STATE, '../rootReducer', 'Dependency cycle'],
  ['content/images.ts', '../state/visitor/nav', 'Content knows nothing'],
  ['content/images.ts', '../ui/Icon', 'Content knows nothing'],
  ['content/images.ts', '../shared/paths', 'Content knows nothing'],
  ['styles/tokens.ts', '../ui/Icon', 'Styles are tokens'],
  ['ui/Icon.tsx', '../state/visitor/nav', 'Parts of ui take props only'],
  ['ui/Icon.tsx', '../content/types', 'Parts of ui take props only'],
  ['ui/Icon.tsx', '../shared/hooks', 'Parts of ui take props only'],
  ['ui/Icon.tsx', 'react-redux', 'Parts of ui take props only'],
  ['sections/blog/Blog.tsx', '../../admin/form/parseTags', 'do not know each other'],
  ['admin/dashboard/Overview.tsx', '../../sections/hero/circles', 'do not know each other'],
  ...VIEWS.map((view): [string, string, string] => [view, '../../app/store', 'Only main imports the app']),
  ...VIEWS.map((view): [string, string, string] => [view, '../../content/owner', 'Content comes']),
  ['shared/paths.ts', '../build/prerender/html/escape', 'The app runs in the browser'],
  ['shared/paths.ts', './data/content', 'The app runs in the browser'],
  ['shared/paths.ts', '../main', 'imported by nobody'],
];

const ESLint = await loadESLint({ useFlatConfig: false });
// The rules about imports need no types, which take most of the time.
const eslint = new ESLint({
  overrideConfig: { extends: ['plugin:@typescript-eslint/disable-type-checked'] },
});

/** What lint says of each line of a file of `src`. */
async function messagesFor(file: string, lines: string[]) {
  const [result] = await eslint.lintText(lines.join('\n'), { filePath: `src/${file}` });
  return lines.map((_, index) =>
    (result?.messages ?? []).flatMap(({ line, message }) => (line === index + 1 ? [message] : [])),
  );
}

test.each([...new Set(AGAINST.map(([file]) => file))])(
  'lint catches the imports of %s that go against an arrow, with a word on where the code should go',
  async (file) => {
    const planted = AGAINST.filter((each) => each[0] === file);
    const lines = planted.map(
      ([, source], index) => `import * as planted${index} from '${source}';`,
    );
    const found = await messagesFor(file, lines);
    for (const [index, [, source, message]] of planted.entries()) {
      expect(found[index]?.join('\n'), `${file} imports ${source}`).toContain(message);
    }
  },
);

test.each([
  ['sections/blog/Blog.tsx', "import { useSelector } from 'react-redux';", 'Use the typed hooks'],
  [STATE, "export * from './nav';", 'No barrel'],
  ['ui/Icon.tsx', 'export const planted = `color: rgb(0 0 0 / 3%)`;', 'Every colour is a token'],
  ['ui/Icon.tsx', 'export const planted = `border: 1px solid white`;', 'is a token'],
  ['ui/Icon.tsx', 'export const Planted = (a: string) => <p>So {a}</p>;', 'A text that'],
  ['ui/Icon.tsx', MIXED, 'A text that can change is all'],
])('lint catches in %s: %s', async (file, line, message) => {
  expect((await messagesFor(file, [line])).join('\n')).toContain(message);
});
