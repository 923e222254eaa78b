/** Tags as the owner types them, comma-separated: trimmed, without empty ones, each once whatever its case. */
export function parseTags(text: string): string[] {
  const tags = text.split(',').map((tag) => tag.trim());
  const unique = new Map(
    tags
      .filter(Boolean)
      .reverse()
      .map((tag) => [tag.toLowerCase(), tag]),
  );
  return [...unique.values()].reverse();
}
