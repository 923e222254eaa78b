import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { EncodingTask } from './encodeVariants.ts';

/**
 * Encodes many pictures in a process of its own: with one arena for memory, which has to be set before it
 * starts, it needs less than half as much.
 */
export async function encodeInProcess(tasks: EncodingTask[]) {
  const encoder = fork(join(import.meta.dirname, 'encoder.ts'), {
    cwd: import.meta.dirname,
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, MALLOC_ARENA_MAX: '1' },
  });
  encoder.send(tasks);
  const [code] = (await once(encoder, 'exit')) as unknown[];
  if (code !== 0) throw new Error('The pictures could not be written.');
}
