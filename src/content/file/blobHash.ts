/** The digest of bytes in hexadecimal. */
export async function digest(algorithm: 'SHA-1' | 'SHA-256', bytes: Uint8Array<ArrayBuffer>) {
  const hashed = new Uint8Array(await crypto.subtle.digest(algorithm, bytes));
  return Array.from(hashed, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The git blob hash of a file with these bytes: SHA-1 in hexadecimal, as GitHub reports it. */
export function blobHash(bytes: Uint8Array): Promise<string> {
  const header = new TextEncoder().encode(`blob ${bytes.length}\0`);
  const whole = new Uint8Array(header.length + bytes.length);
  whole.set(header);
  whole.set(bytes, header.length);
  return digest('SHA-1', whole);
}
