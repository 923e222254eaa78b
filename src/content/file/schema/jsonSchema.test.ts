import { describe, expect, test } from 'vitest';
import { errorsIn, project } from '../../../test/data/contentFiles';
import { getByPath } from '../errorMessages';
import { z } from '../zod';
import { contentSchema } from './contentSchema';

const schema = z.toJSONSchema(contentSchema, { io: 'input' });

test('content.schema.json is up to date; `npm run content:schema` writes it', async () => {
  const file = '../../content.schema.json';
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot(file);
});

/** Whether an editor accepts a text in a field of a project. */
function isAccepted(field: string, text: string): boolean {
  const path = ['properties', 'projects', 'items', 'properties', field, 'pattern'];
  return new RegExp(String(getByPath(schema, path)), 'u').test(text);
}

describe.each(['liveUrl', 'image'])('editors and the build agree on the %s', (field) => {
  test.each([
    ['https://example.com/a', true],
    ['HTTPS://example.com/a', true],
    ['javascript:alert(1)', false],
    ['https:example.com/a', false],
  ])('%s', (text, isValid) => {
    expect(isAccepted(field, text)).toBe(isValid);
    expect(errorsIn({ projects: [{ ...project, [field]: text }] }).length === 0).toBe(isValid);
  });
});
