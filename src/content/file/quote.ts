const MAX_QUOTED = 60;

/** Puts a text in quotes. Cuts it after 60 characters, and writes invisible characters as their codes. */
export function quote(text: string): string {
  const isLong = text.length > MAX_QUOTED;
  return JSON.stringify(isLong ? `${text.slice(0, MAX_QUOTED)}…` : text).replace(
    /[\p{Cc}\p{Cf}\p{DI}\p{Zl}\p{Zp}\u2800]/gu,
    (char) => `\\u{${(char.codePointAt(0) ?? 0).toString(16)}}`,
  );
}
