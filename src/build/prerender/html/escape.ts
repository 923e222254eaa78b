const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes text for an element or a double-quoted attribute. */
export const escapeHtml = (text: string) =>
  text.replace(/[&<>"]/g, (char) => ENTITIES[char] ?? char);

/** A data block that no browser runs; `<` is escaped so that no text in it can end the element. */
export const jsonScript = (id: string, value: unknown, type = 'application/json') =>
  `<script type="${type}" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
