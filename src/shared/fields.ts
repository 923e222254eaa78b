/** The fields whose text is kept: all but passwords. */
export const findFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name]:not([type="password"]), textarea[name]',
  ),
];

/** The texts of fields by their names. */
export const readFields = (fields = findFields()): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Fills the empty fields of the page. */
export function fillFields(texts: Partial<Record<string, string>>) {
  for (const field of findFields()) field.value ||= texts[field.name] ?? '';
}
