import { z } from 'zod';
import { contentSchema } from './contentSchema.ts';

/** The text of `content.schema.json`: the schema of the content file, for editors. */
export const contentJsonSchema = () =>
  `${JSON.stringify(z.toJSONSchema(contentSchema, { io: 'input' }), null, 2)}\n`;
