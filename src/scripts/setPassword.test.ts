import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

test('a rejected password ends the script, although stdin stays open', async () => {
  const tool = spawn(process.execPath, ['--import', 'tsx', 'src/scripts/setPassword.ts']);
  const output = text(tool.stderr);
  tool.stdin.write('short\n');
  expect(await once(tool, 'exit')).toEqual([1, null]);
  expect(await output).toContain('at least 12 characters');
  expect(await output).toContain('Nothing was changed.');
});
