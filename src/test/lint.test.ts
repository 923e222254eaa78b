import { ESLint } from 'eslint';
import { configs } from 'typescript-eslint';
import { expect, test } from 'vitest';

const STATE = 'state/visitor/player.ts';
const VIEW = 'sections/blog/Blog.tsx';
const PART = 'ui/Icon.tsx';

/** A file, a line that breaks a rule there, and a part of the message. */
const AGAINST: [file: string, line: string, message: string][] = [
  [STATE, "import 'react';", 'State is pure TypeScript'],
  [STATE, "import '../../shared/paths';", 'State holds slices, selectors and thunks'],
  [STATE, "import '../../content/owner';", 'Content comes through the store'],
  [STATE, 'document.title;', 'State is pure: effects'],
  ['content/images.ts', "import '../shared/paths';", 'Content knows nothing'],
  ['content/types.ts', "import 'zod';", 'Take it from content/file/zod'],
  ['styles/tokens.ts', "import '../ui/Icon';", 'Styles are tokens'],
  [PART, "import '../shared/hooks';", 'Parts of ui take props only'],
  [VIEW, "import '../../admin/dashboard/Overview';", 'do not know each other'],
  [VIEW, "import '../../app/store';", 'No view imports the app'],
  [VIEW, "import { useSelector } from 'react-redux';", 'Use the typed hooks'],
  ['admin/dashboard/Overview.tsx', "import '../../sections/sections';", 'do not know each other'],
  ['shared/paths.ts', "import '../sections/sections';", 'Shared knows no section'],
  ['shared/paths.ts', "import '../build/prerender/render';", 'The app runs in the browser'],
  ['shared/paths.ts', "import '../main';", 'imported by nobody'],
  [STATE, "export * from './nav';", 'No barrel'],
  [PART, 'export const planted = `color: rgb(0 0 0 / 3%)`;', 'Every colour is a token'],
  [PART, 'export const Planted = (a: string) => <p>So {a}</p>;', 'A text that can change'],
];

// These rules need no types, whose analysis takes most of the time.
const eslint = new ESLint({
  overrideConfigFile: '.eslintrc.cjs',
  overrideConfig: configs.disableTypeChecked,
});

test.each(AGAINST)('lint in %s rejects %s', async (file, line, message) => {
  const [result] = await eslint.lintText(line, { filePath: `src/${file}` });
  expect(result?.messages.map((each) => each.message).join('\n')).toContain(message);
});

test('lint leaves colours in the data of the owner alone', async () => {
  const line = "export const owner = { accent: '#2563eb' };";
  const [result] = await eslint.lintText(line, { filePath: 'src/content/owner.ts' });
  expect(result?.messages).toEqual([]);
});
