import { TEXT_PATTERN } from '../../content/rules';

export const formatTags = (tags: string[] = []) => tags.join(', ');

/** Parses tags separated by commas, each once. Returns `before` for its own text, because a tag may contain a comma. */
export function parseTags(text: string, before: string[] = []): string[] {
  if (text.trim() === formatTags(before).trim()) return before;
  const tags = text.split(',').map((part) => part.trim());
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter(
    (tag, index) => TEXT_PATTERN.test(tag) && keys.indexOf(keys[index] ?? '') === index,
  );
}
