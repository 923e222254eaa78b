import { readFile, writeFile } from 'node:fs/promises';
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { hashPassword } from '../app/auth/password';
import { demoPassword } from '../content/demo';
import { withPasswordHash } from './passwordInOwner';

const OWNER_FILE = 'src/content/owner.ts';
const MIN_LENGTH = 12;

/** Asks for a line without showing what is typed; reads a pipe as it is. */
async function ask(question: string): Promise<string> {
  process.stderr.write(question);
  const silence = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({
    input: process.stdin,
    output: silence,
    terminal: process.stdin.isTTY,
  });
  try {
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}

const password = await ask('New password: ');
if (password.length < MIN_LENGTH) {
  console.error(
    `Take at least ${MIN_LENGTH} characters: the hash is public, and short passwords can be guessed from it.`,
  );
  process.exitCode = 1;
} else if (password === demoPassword) {
  console.error('Take another: this one is in the README.');
  process.exitCode = 1;
} else {
  const text = await readFile(OWNER_FILE, 'utf8');
  await writeFile(OWNER_FILE, withPasswordHash(text, await hashPassword(password)));
  console.error(
    `Its salt and hash stand in ${OWNER_FILE} now: the next build takes this password.`,
  );
}
