/** Arguments of one call: far fewer than the 65,536 that Safari takes. */
const CHUNK = 8_192;

/** Bytes in Base64. In chunks, because a call with all bytes of a picture throws. */
export function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (let start = 0; start < bytes.length; start += CHUNK)
    text += String.fromCharCode(...bytes.subarray(start, start + CHUNK));
  return btoa(text);
}
