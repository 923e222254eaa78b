import { vi } from 'vitest';

/** The text of a blob. jsdom has no `Blob.text`. */
const readBlob = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });

/** Records the downloads from now on: their names and texts. jsdom has no object URLs. */
export function catchDownloads() {
  const blobs: Blob[] = [];
  const downloads: { name: string; text: () => Promise<string> }[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob) downloads.push({ name: this.download, text: () => readBlob(blob) });
  });
  return downloads;
}

/** A file for a file field. jsdom has no `File.arrayBuffer`. */
export function jsonFile(content: string | Uint8Array<ArrayBuffer>): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], 'content.json', { type: 'application/json' }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
}
