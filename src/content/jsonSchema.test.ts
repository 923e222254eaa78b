import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contentJsonSchema } from './jsonSchema';

test('content.schema.json is what the schema makes of it; `npm run content:schema` writes it', () => {
  expect(readFileSync('src/content/content.schema.json', 'utf8')).toBe(contentJsonSchema());
});
