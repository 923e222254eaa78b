import { TEXT_PATTERN } from '../../content/rules';

/** Parses tags separated by commas, also those of Arabic and East Asian keyboards, each once. */
export function parseTags(text: string): string[] {
  const tags = text.split(/[,،、，]/).map((part) => part.trim());
  const keys = tags.map((tag) => tag.toLowerCase());
  return tags.filter(
    (tag, index) => TEXT_PATTERN.test(tag) && keys.indexOf(keys[index] ?? '') === index,
  );
}
