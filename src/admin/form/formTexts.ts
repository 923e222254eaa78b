import type { FieldTexts } from '../../state/owner/drafts';

/** The text fields of an entry. */
export const getTexts = (entry: object = {}): FieldTexts =>
  Object.fromEntries(
    Object.entries(entry).flatMap(([name, value]) =>
      typeof value === 'string' ? [[name, value]] : [],
    ),
  );

/** The texts of the fields that differ from their initial values. */
export const getTypedTexts = (form: HTMLFormElement, initial: FieldTexts): FieldTexts =>
  Object.fromEntries(
    Object.entries(getTexts(Object.fromEntries(new FormData(form)))).filter(
      ([name, text]) => text.trim() !== (initial[name] ?? '').trim(),
    ),
  );
