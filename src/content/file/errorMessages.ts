import type { z } from 'zod';
import { valueAt } from './valueAt.ts';

const MAX_QUOTED = 60;

const quote = (text: string) => {
  const isLong = text.length > MAX_QUOTED;
  return JSON.stringify(isLong ? `${text.slice(0, MAX_QUOTED)}…` : text);
};

/** A value in a few words. It does not go into it: a file can be nested deeper than a stack. */
function show(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object' && value !== null) {
    const names = Object.keys(value).slice(0, 3).map(quote).join(', ');
    return names ? `an object with ${names}` : 'an empty object';
  }
  return JSON.stringify(value);
}

/** A path as it would be written in JavaScript: `tags[0]`. */
const write = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** Where an error is: the entry, by its place and its title, and the field in it. */
function placeOf(path: readonly PropertyKey[], file: unknown): string {
  const title = valueAt(file, [...path.slice(0, 2), 'title']);
  const entry = write(path.slice(0, 2)) + (typeof title === 'string' ? ` ${quote(title)}` : '');
  return [entry, write(path.slice(2))].filter(Boolean).join(', ') || 'the whole';
}

/** What is wrong in a file, a line for each error: where, what was expected, and what was found. */
export function errorMessages(issues: z.core.$ZodIssue[], file: unknown): string[] {
  return issues.flatMap((issue) => {
    if (issue.code !== 'unrecognized_keys') {
      const found = show(valueAt(file, issue.path));
      return `${placeOf(issue.path, file)}: expected ${issue.message}, found ${found}`;
    }
    return issue.keys.map((key) => {
      const found = `a field ${quote(key)}`;
      return `${placeOf([...issue.path, key], file)}: expected ${issue.message}, found ${found}`;
    });
  });
}
