import { writeFile } from 'node:fs/promises';
import { contentJsonSchema } from '../content/file/jsonSchema.ts';

const FILE = 'src/content/content.schema.json';

await writeFile(FILE, contentJsonSchema());
console.log(`Wrote ${FILE}, by which editors check src/content/content.json.`);
