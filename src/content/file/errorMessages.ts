import { MAX_LISTED_ERRORS } from '../rules.ts';
import type { z } from './zod.ts';

/** The value at a path inside `value`; `undefined` if there is none. */
export function getByPath(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>((node, key) => {
    const isThere = typeof node === 'object' && node !== null && Object.hasOwn(node, key);
    return isThere ? Reflect.get(node, key) : undefined;
  }, value);
}

/** Quotes a text. Cuts it after 60 characters, and escapes invisible characters. */
function quote(text: string): string {
  const shown = text.replace(/^(.{60}).+$/su, '$1…');
  return JSON.stringify(shown).replace(
    /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800]/gu,
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  );
}

/** Describes a value in a few words. Does not recurse: a deeply nested file would overflow the stack. */
function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (typeof value === 'string') return quote(value);
  if (Array.isArray(value)) return `a list of ${value.length}`;
  return typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value);
}

/** Formats a path as in JavaScript: `tags[0]`. */
const formatPath = (path: readonly PropertyKey[]) =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .replace(/^\./, '');

/** The place of an error: the index and title of the entry, and the field. */
function formatPlace(path: readonly PropertyKey[], file: unknown): string {
  if (path.length === 0) return 'the file';
  if (typeof path[1] !== 'number') return formatPath(path);
  const title = getByPath(file, [...path.slice(0, 2), 'title']);
  const entry =
    formatPath(path.slice(0, 2)) + (typeof title === 'string' ? ` ${quote(title)}` : '');
  return [entry, formatPath(path.slice(2))].filter(Boolean).join(', ');
}

/** An error: its place, and the expected value. */
export interface ContentIssue {
  path: PropertyKey[];
  message: string;
  /** The wrong part of the value at the path; by default all of it. */
  found?: string;
}

/** The first errors, and the number of the others. */
export const listErrors = (errors: string[]) =>
  errors.length > MAX_LISTED_ERRORS
    ? [...errors.slice(0, MAX_LISTED_ERRORS), `and ${errors.length - MAX_LISTED_ERRORS} more`]
    : errors;

/** One line per error in a file: its place, the expected value, and the actual one. */
export function errorMessages(issues: (ContentIssue | z.core.$ZodIssue)[], file: unknown) {
  return issues.flatMap((issue) => {
    const format = (path: PropertyKey[], found: string) =>
      `${formatPlace(path, file)}: expected ${issue.message}, found ${found}`;
    return 'code' in issue && issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => format([...issue.path, key], `a field ${quote(key)}`))
      : format(
          issue.path,
          describe(('found' in issue && issue.found) || getByPath(file, issue.path)),
        );
  });
}
