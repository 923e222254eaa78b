/** The fields whose text is kept: all but passwords. */
export const findFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name]:not([type="password"]), textarea[name]',
  ),
];

/** The texts of fields by their names. */
export const readFields = (fields = findFields()): Record<string, string> =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]));

/** Fills the empty fields of the page. They are validated again, as after typing. */
export function fillFields(texts: Partial<Record<string, string>>) {
  for (const field of findFields()) {
    const text = texts[field.name];
    if (field.value || !text) continue;
    field.value = text;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}
