import { writeFile } from 'node:fs/promises';
import { contentJsonSchema } from '../content/file/jsonSchema.ts';

await writeFile('src/content/content.schema.json', contentJsonSchema());
