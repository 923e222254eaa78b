import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { makePlaceholderWork } from '../build/content/readSite.ts';
import { formatContentFile } from '../content/file/formatContentFile.ts';
import { CONTENT_FILE } from '../content/filePaths.ts';
import { owner } from '../content/owner.ts';

if (existsSync(CONTENT_FILE)) {
  console.error(`${CONTENT_FILE} exists already, and was not changed. Delete it first.`);
  process.exitCode = 1;
} else {
  await writeFile(CONTENT_FILE, formatContentFile(await makePlaceholderWork(owner.name)));
  console.log(`Wrote the placeholder content to ${CONTENT_FILE}. The site is built from it now.`);
}
