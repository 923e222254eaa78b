import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { errorsIn, project } from '../../../test/data/contentFiles';
import { getByPath } from '../errorMessages';
import { contentJsonSchema } from './jsonSchema';

test('content.schema.json is up to date; `npm run content:schema` writes it', () => {
  expect(readFileSync('src/content/content.schema.json', 'utf8')).toBe(contentJsonSchema());
});

/** Whether an editor accepts a text in a field of a project. */
function isAccepted(field: string, text: string): boolean {
  const path = ['properties', 'projects', 'items', 'properties', field, 'pattern'];
  return new RegExp(String(getByPath(JSON.parse(contentJsonSchema()), path)), 'u').test(text);
}

describe.each(['liveUrl', 'image'])('editors and the build agree on the %s', (field) => {
  test.each([
    ['https://example.com/a', true],
    ['HTTPS://example.com/a', true],
    ['Http://example.com/a', true],
    ['javascript:alert(1)', false],
    ['HTTPSX:a', false],
    ['https:example.com/a', false],
  ])('%s', (text, isValid) => {
    expect(isAccepted(field, text)).toBe(isValid);
    expect(errorsIn({ projects: [{ ...project, [field]: text }] }).length === 0).toBe(isValid);
  });
});
