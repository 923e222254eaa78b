/** The git blob hash of a file with these bytes: SHA-1 in hexadecimal, as GitHub reports it. */
export async function blobHash(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(header.length + bytes.length);
  whole.set(header);
  whole.set(bytes, header.length);
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-1', whole));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
