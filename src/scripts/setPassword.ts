import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '../app/auth/password.ts';
import { demoPassword } from '../content/demo.ts';
import { OWNER_FILE } from '../content/filePaths.ts';
import { withPasswordHash } from './passwordInOwner.ts';

const MIN_LENGTH = 12;

/** The lines of input, from a terminal without echo or from a pipe. */
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

/** The error of a new password; `undefined` if it is valid. */
function checkPassword(password: string): string | undefined {
  if (password.length < MIN_LENGTH) {
    return `Take at least ${MIN_LENGTH} characters: the hash is public, and short passwords can be guessed from it.`;
  }
  return password === demoPassword ? 'Take another: this one is in the README.' : undefined;
}

async function setPassword(): Promise<string | undefined> {
  const password = await ask('New password: ');
  const error = checkPassword(password);
  if (error) return error;
  if ((await ask('The same again: ')) !== password) return 'The two are not the same.';
  const text = await readFile(OWNER_FILE, 'utf8');
  await writeFile(OWNER_FILE, withPasswordHash(text, await hashPassword(password)));
  return undefined;
}

const error = await setPassword().catch(String);
if (error) {
  console.error(`${error} Nothing was changed.`);
  process.exitCode = 1;
} else {
  console.error(
    `Changed passwordHash in ${OWNER_FILE}, and nothing else. The next build takes this password.`,
  );
}
input.close();
