import { z } from 'zod';
import { contentSchema } from './contentSchema.ts';

/** The schema of the content file in the form that editors read: the text of `content.schema.json`. */
export const contentJsonSchema = () =>
  `${JSON.stringify(z.toJSONSchema(contentSchema, { io: 'input' }), null, 2)}\n`;
