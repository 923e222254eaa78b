/** The bytes of the pictures that the dashboard has added. Not in the state, which holds no binary data. */
const files = new Map<string, Blob>();

/** Keeps the bytes of a picture. Returns its object URL, which lasts as long as the page. */
export function keepPicture(path: string, blob: Blob): string {
  files.set(path, blob);
  return URL.createObjectURL(blob);
}

/** The bytes of an added picture. */
export async function readPicture(path: string): Promise<Uint8Array | undefined> {
  const blob = files.get(path);
  return blob && new Uint8Array(await blob.arrayBuffer());
}
