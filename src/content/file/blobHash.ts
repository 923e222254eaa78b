/** Bytes as hexadecimal digits, two each, in lower case. */
export const toHex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The git blob hash of a file with this content: SHA-1 in hexadecimal, as GitHub reports it. */
export async function blobHash(content: string | Uint8Array): Promise<string> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(header.length + bytes.length);
  whole.set(header);
  whole.set(bytes, header.length);
  return toHex(new Uint8Array(await crypto.subtle.digest('SHA-1', whole)));
}
