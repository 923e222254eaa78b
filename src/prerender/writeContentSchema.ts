import { writeFile } from 'node:fs/promises';
import { contentJsonSchema } from '../content/jsonSchema.ts';

await writeFile('src/content/content.schema.json', contentJsonSchema());
