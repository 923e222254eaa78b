import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '../app/auth/password.ts';
import { demoPassword } from '../content/demo.ts';
import { OWNER_FILE } from '../content/filePaths.ts';
import { withPasswordHash } from './passwordInOwner.ts';

const MIN_LENGTH = 12;

/** Reads from a terminal, without echo, or from a pipe. */
const input = createInterface({
  input: process.stdin,
  output: new Writable({ write: (_chunk, _encoding, done) => done() }),
  terminal: process.stdin.isTTY,
  // With a history, arrow up would repeat the first entry at the second question.
  historySize: 0,
});
const lines = input[Symbol.asyncIterator]();

async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const line: IteratorResult<string, undefined> = await lines.next();
  process.stderr.write('\n');
  return line.value ?? '';
}

async function setPassword() {
  const password = await ask('New password: ');
  if (password.length < MIN_LENGTH)
    throw new Error(
      `Use at least ${MIN_LENGTH} characters: the hash is public, and short passwords can be guessed from it.`,
    );
  if (password === demoPassword) throw new Error('Choose another: this one is in the README.');
  if ((await ask('Repeat it: ')) !== password) throw new Error('The passwords do not match.');
  const text = await readFile(OWNER_FILE, 'utf8');
  await writeFile(OWNER_FILE, withPasswordHash(text, await hashPassword(password)));
  console.error(
    `Changed passwordHash in ${OWNER_FILE}, and nothing else. The next build uses this password.`,
  );
}

try {
  await setPassword();
} catch (error) {
  console.error(`${error instanceof Error ? error.message : String(error)} Nothing was changed.`);
  process.exitCode = 1;
}
input.close();
