import { writeFile } from 'node:fs/promises';
import { contentJsonSchema } from '../content/file/schema/jsonSchema.ts';
import { CONTENT_FILE } from '../content/filePaths.ts';

const FILE = 'src/content/content.schema.json';

await writeFile(FILE, contentJsonSchema());
console.log(`Wrote ${FILE}, by which editors check ${CONTENT_FILE}.`);
