import type { z } from 'zod';
import { getByPath } from './getByPath.ts';

const MAX_QUOTED = 60;

/** A text in quotes, cut where it is long; what cannot be seen is written as its code. */
export function quote(text: string): string {
  const isLong = text.length > MAX_QUOTED;
  return JSON.stringify(isLong ? `${text.slice(0, MAX_QUOTED)}…` : text).replace(
    /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800]/gu,
    (sign) => `\\u{${(sign.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

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
    .map((key) => {
      if (typeof key === 'number') return `[${key}]`;
      return /^[\w$]+$/.test(String(key)) ? `.${String(key)}` : `[${quote(String(key))}]`;
    })
    .join('')
    .replace(/^\./, '');

/** Where an error is: the entry of a list, by its place and its title, and the field in it. */
function placeOf(path: readonly PropertyKey[], file: unknown): string {
  if (path.length === 0) return 'the file';
  if (typeof path[1] !== 'number') return write(path);
  const title = getByPath(file, [...path.slice(0, 2), 'title']);
  const entry = write(path.slice(0, 2)) + (typeof title === 'string' ? ` ${quote(title)}` : '');
  return [entry, write(path.slice(2))].filter(Boolean).join(', ');
}

/** An error: where it is, and what was expected there. */
export interface ContentIssue {
  path: PropertyKey[];
  message: string;
}

/** What is wrong in a file, a line for each error: where, what was expected, and what was found. */
export function errorMessages(issues: (ContentIssue | z.core.$ZodIssue)[], file: unknown) {
  return issues.flatMap((issue) => {
    if (!('code' in issue) || issue.code !== 'unrecognized_keys') {
      const found = show(getByPath(file, issue.path));
      return `${placeOf(issue.path, file)}: expected ${issue.message}, found ${found}`;
    }
    return issue.keys.map((key) => {
      const found = `a field ${quote(key)}`;
      return `${placeOf([...issue.path, key], file)}: expected ${issue.message}, found ${found}`;
    });
  });
}
