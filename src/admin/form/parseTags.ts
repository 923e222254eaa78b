import { TEXT_PATTERN } from '../../content/rules';

/** Tags as the owner types them. */
export const tagsAsText = (tags: string[] = []) => tags.join(', ');

/**
 * Tags as the owner types them, comma-separated: trimmed, without those that show nothing, each once whatever its case.
 * @param before The tags that were there, one of which may hold a comma: they stay if the text is theirs.
 */
export function parseTags(text: string, before: string[] = []): string[] {
  if (text === tagsAsText(before)) return before;
  const unique = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim())) {
    if (TEXT_PATTERN.test(tag) && !unique.has(tag.toLowerCase()))
      unique.set(tag.toLowerCase(), tag);
  }
  return [...unique.values()];
}
