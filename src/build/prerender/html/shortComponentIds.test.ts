import { join } from 'node:path';
import { expect, test } from 'vitest';
import { shortenIds } from './shortComponentIds';

const folder = join('/site', 'src');
const code = '{ componentId: "sc-1a2b3c-0" }, { componentId: "sc-1a2b3c-1" }';

test.each([
  ['of a file have its number', '/site/src/ui/Box.tsx', code.replaceAll('sc-1a2b3c', 's1')],
  ['of a file outside the folder keep its hash', '/linked/src/ui/Box.tsx', code],
])('the ids of components %s', (_which, file, shortened) => {
  expect(shortenIds(code, file, folder, ['App.tsx', join('ui', 'Box.tsx')])).toBe(shortened);
});
