import { loadESLint } from 'eslint';
import { beforeAll, describe, expect, test } from 'vitest';

/** For each arrow of the architecture one import that goes against it: the file it is planted in, and what it imports. */
const AGAINST = [
  ['state takes no React', 'src/state/player.ts', 'react', 'pure TypeScript'],
  ['state takes no styles', 'src/state/player.ts', 'styled-components', 'pure TypeScript'],
  ['state knows no app', 'src/state/player.ts', '../app/paths', 'State is the machine alone'],
  [
    'state knows no sections',
    'src/state/player.ts',
    '../sections/hero/circles',
    'State is the machine alone',
  ],
  [
    'state knows no admin',
    'src/state/player.ts',
    '../admin/posts/parseTags',
    'State is the machine alone',
  ],
  ['state draws nothing', 'src/state/player.ts', '../ui/buttons/Button', 'State draws nothing'],
  [
    'state reads content through the store',
    'src/state/player.ts',
    '../content/owner',
    'Content comes through',
  ],
  ['content knows no state', 'src/content/images.ts', '../state/nav', 'Content knows nothing'],
  ['content knows no ui', 'src/content/images.ts', '../ui/Icon', 'Content knows nothing'],
  ['content knows no app', 'src/content/images.ts', '../app/paths', 'Content knows nothing'],
  ['styles import nothing', 'src/styles/tokens.ts', '../ui/Icon', 'Styles are tokens'],
  ['ui knows no state', 'src/ui/Icon.tsx', '../state/nav', 'Parts of ui take props only'],
  ['ui knows no content', 'src/ui/Icon.tsx', '../content/types', 'Parts of ui take props only'],
  ['ui knows no app', 'src/ui/Icon.tsx', '../app/hooks', 'Parts of ui take props only'],
  ['ui takes no Redux', 'src/ui/Icon.tsx', 'react-redux', 'Parts of ui take props only'],
  [
    'sections know no admin',
    'src/sections/blog/Blog.tsx',
    '../../admin/posts/parseTags',
    'do not know each other',
  ],
  [
    'admin knows no sections',
    'src/admin/dashboard/Overview.tsx',
    '../../sections/hero/circles',
    'do not know each other',
  ],
  [
    'sections hold no store',
    'src/sections/blog/Blog.tsx',
    '../../app/store',
    'Views take only hooks',
  ],
  [
    'admin holds no routes',
    'src/admin/dashboard/Overview.tsx',
    '../../app/AppRoutes',
    'Views take only hooks',
  ],
  [
    'sections read content through the store',
    'src/sections/blog/Blog.tsx',
    '../../content/owner',
    'Content comes through',
  ],
  [
    'admin reads content through the store',
    'src/admin/dashboard/Overview.tsx',
    '../../content/owner',
    'Content comes through',
  ],
  [
    'app knows no prerender',
    'src/app/paths.ts',
    '../prerender/escape',
    'The app runs in the browser',
  ],
  [
    'app knows no test helpers',
    'src/app/paths.ts',
    '../test/content',
    'The app runs in the browser',
  ],
  ['nobody imports main', 'src/app/paths.ts', '../main', 'imported by nobody'],
] as const;

const MIXED = "export const Planted = (a: boolean) => <p>{a ? 'A' : 'B'} <b>C</b></p>;";

async function messagesFor(filePath: string, code: string) {
  const ESLint = await loadESLint({ useFlatConfig: false });
  const [result] = await new ESLint().lintText(code, { filePath });
  return result?.messages.map(({ message }) => message).join('\n') ?? '';
}

describe('an import against an arrow is caught by lint, with a word on where the code should go', () => {
  // The first run reads the whole project.
  beforeAll(() => messagesFor('src/app/paths.ts', ''), 60_000);

  test.each(AGAINST)('%s', { timeout: 20_000 }, async (_name, file, source, message) => {
    expect(await messagesFor(file, `import * as planted from '${source}';\n`)).toContain(message);
  });

  test('the untyped hooks of react-redux are caught outside app/hooks', async () => {
    const code = "import { useSelector } from 'react-redux';\n";
    expect(await messagesFor('src/sections/blog/Blog.tsx', code)).toContain('Use the typed hooks');
  });

  test.each([
    ['a barrel', "export * from './Card';", 'No barrel'],
    ['a colour', 'export const planted = `color: rgb(0 0 0 / 3%)`;', 'Every colour is a token'],
    ['the name of a colour', 'export const planted = `border: 1px solid white`;', 'is a token'],
    [
      'a changing text beside text',
      'export const Planted = (a: string) => <p>So {a}</p>;',
      'A text that',
    ],
    ['a changing text beside an element', MIXED, 'A text that can change is all'],
  ])('%s is caught', { timeout: 20_000 }, async (_name, code, message) => {
    expect(await messagesFor('src/ui/Icon.tsx', `${code}\n`)).toContain(message);
  });

  test('a circle is caught', async () => {
    const code = "import { trackToggled } from './rootReducer';\n";
    expect(await messagesFor('src/state/player.ts', code)).toContain('Dependency cycle');
  });
});
