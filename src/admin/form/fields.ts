import type { findTargets } from '../../content/markdown/targets';
import type { FieldProps } from '../../ui/forms/Form';
import { checkText, checkWebAddress } from './checks';
import { parseTags } from './parseTags';

/** Texts by the names of their fields. */
export type Texts = Readonly<Record<string, string>>;

export interface CheckContext {
  texts: Texts;
  /** The text of the field before the edit. The build accepted it. */
  initial: string | undefined;
  /** The paths of the pictures that the site has. */
  pictures: string[];
  /** Finds the pictures of a Markdown text. Absent until the parser has loaded. */
  findTargets: typeof findTargets | undefined;
}

export interface EntryField<Name extends string = string> extends Omit<FieldProps<Name>, 'check'> {
  /** Returns the message for an invalid value. */
  check?: (value: string, context: CheckContext) => string | undefined;
  /** Makes the value of the entry from the trimmed text; by default the text itself. */
  parse?: (text: string) => unknown;
}

/** The fields of a form from the top; an inner list is a row. */
export type EntryFields<Name extends string = string> = readonly (
  EntryField<Name> | readonly EntryField<Name>[]
)[];

/** Binds a field's check to its context, and drops `parse`, which forms do not take. */
export const bindCheck = (
  { check, parse: _parse, ...field }: EntryField,
  context: CheckContext,
): FieldProps => ({ ...field, ...(check && { check: (value) => check(value, context) }) });

/** The text of a field without surrounding spaces. In Markdown, spaces at the start of the first line have a meaning. */
const trimField = ({ name, as }: EntryField, { [name]: text = '' }: Texts): string =>
  as ? text.replace(/^\s*\n|\s+$/g, '') : text.trim();

/** The fields whose texts differ by more than surrounding spaces. */
export const findChanged = (fields: EntryFields, texts: Texts, initial: Texts): EntryField[] =>
  fields.flat().filter((field) => trimField(field, texts) !== trimField(field, initial));

/** The values of fields, from their texts without surrounding spaces. */
export const parseTexts = (fields: readonly EntryField[], texts: Texts) =>
  Object.fromEntries(
    fields.map((field): [string, unknown] => {
      const { name, parse = String } = field;
      return [name, parse(trimField(field, texts))];
    }),
  );

/** The texts of values, with line feeds only. Those of a list are separated by commas. */
export const getTexts = (values: object): Texts =>
  Object.fromEntries(
    Object.entries<unknown>({ ...values }).map(([name, value]) => [
      name,
      (Array.isArray(value) ? value.join(', ') : String(value)).replace(/\r\n?/g, '\n'),
    ]),
  );

// Parts of fields in several forms.

export const TITLE = { name: 'title', label: 'Title', check: checkText } as const;
export const SHORT_TEXT = { rows: 3, check: checkText } as const;
export const OPTIONAL_TEXT = { required: false, hint: 'Optional', check: checkText } as const;
export const URL_FIELD = { type: 'url', check: checkWebAddress } as const;
export const OPTIONAL_URL = { ...OPTIONAL_TEXT, ...URL_FIELD } as const;
export const TAGS = {
  ...OPTIONAL_TEXT,
  hint: 'Optional, separated by commas',
  parse: parseTags,
} as const;
