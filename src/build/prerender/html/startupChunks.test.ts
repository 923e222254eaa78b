import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';
import { expect, test } from 'vitest';
import { makeFolder } from '../../../test/folder';
import { startupChunks } from './startupChunks';

test('a page links to all styles, and in a template to its chunks, marked for early compilation', async () => {
  const { root } = await makeFolder({
    'index.html': '<body><script type="module" src="./main.js"></script></body>',
    'main.js': "import('./page.js');",
    'page.js': "import './page.css'; import('./late.js');",
    'page.css': 'p { color: red; }',
    'late.js': "import './late.css';",
    'late.css': 'p { margin: 0; }',
  });
  const options = { root, base: '/work/', configFile: false as const, logLevel: 'silent' as const };
  await build({ ...options, plugins: [startupChunks()] });

  const html = await readFile(join(root, 'dist/index.html'), 'utf8');
  expect(html).toMatch(
    /<template id="startup-chunks">\s*<link rel="modulepreload" href="\/work\/assets\/page-/,
  );
  const [, styles = ''] = /<link rel="stylesheet"[^>]* href="\/work\/([^"]+)">/.exec(html) ?? [];
  expect(await readFile(join(root, 'dist', styles), 'utf8')).toMatch(/color.*margin/s);
  const assets = join(root, 'dist/assets');
  for (const file of await readdir(assets)) {
    const asset = await readFile(join(assets, file), 'utf8');
    expect(asset).not.toContain('modulepreload');
    expect(asset.startsWith('//# allFunctionsCalledOnLoad')).toBe(file.startsWith('page-'));
  }
});
