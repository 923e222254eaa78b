import { TEXT_PATTERN } from '../../content/rules';
import { checkText } from './checks';

export const formatTags = (tags: string[] = []) => tags.join(', ');

/** Parses tags separated by commas, each once. Returns `before` for its own text, because a tag may contain a comma. */
export function parseTags(text: string, before: string[] = []): string[] {
  if (text.trim() === formatTags(before).trim()) return before;
  const unique = new Map<string, string>();
  for (const tag of text.split(',').map((part) => part.trim())) {
    if (TEXT_PATTERN.test(tag) && !unique.has(tag.toLowerCase()))
      unique.set(tag.toLowerCase(), tag);
  }
  return [...unique.values()];
}

export const tagsField = <const Name extends string>(name: Name, label: string) => ({
  name,
  label,
  required: false,
  hint: 'Optional, separated by commas',
  check: checkText,
});
