import { TEXT_PATTERN } from '../../content/rules';

/** Tags as the owner types them, comma-separated: trimmed, without those that show nothing, each once whatever its case. */
export function parseTags(text: string): string[] {
  const unique = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim())) {
    if (TEXT_PATTERN.test(tag) && !unique.has(tag.toLowerCase()))
      unique.set(tag.toLowerCase(), tag);
  }
  return [...unique.values()];
}
