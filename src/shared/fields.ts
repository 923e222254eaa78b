/** The fields whose text is kept: all but passwords. */
export const findFields = () => [
  ...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input[name]:not([type="password"]), textarea[name]',
  ),
];

/** Fills the empty fields of the page with the text of others of the same name. */
export function fillFields(typed: readonly { name: string; value: string }[]) {
  for (const field of findFields())
    field.value ||= typed.find(({ name }) => name === field.name)?.value ?? '';
}
