/** Puts values into a text, in place of their names in braces; `undefined` for a value that is missing. */
export const fill = (text: string, values: Record<string, string | number>) =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
