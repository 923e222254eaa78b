import { writeFile } from 'node:fs/promises';
import { makePlaceholderWork } from '../build/content/readSite.ts';
import { formatContentFile } from '../content/file/formatContentFile.ts';
import { CONTENT_FILE } from '../content/filePaths.ts';
import { owner } from '../content/owner.ts';

const isForced = process.argv.includes('--force');

try {
  await writeFile(CONTENT_FILE, formatContentFile(await makePlaceholderWork(owner.name)), {
    flag: isForced ? 'w' : 'wx',
  });
  console.log(`Wrote the placeholder content to ${CONTENT_FILE}. The site is built from it now.`);
} catch (error) {
  if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  console.error(
    `${CONTENT_FILE} is there already, and was left as it is. To overwrite it: npm run content:example -- --force`,
  );
  process.exitCode = 1;
}
