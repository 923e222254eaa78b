const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Text made safe inside an element or a double-quoted attribute. */
export const attribute = (text: string) =>
  text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** A data block that no browser runs; `<` is escaped so that no text in it can end the element. */
export const jsonScript = (id: string, value: unknown, type = 'application/json') =>
  `<script type="${type}" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
