import { vi } from 'vitest';

/** Records the downloads from now on: their names and texts. */
export function catchDownloads() {
  const blobs: Blob[] = [];
  const downloads: { name: string; text: () => Promise<string> }[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob) - 1}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob) downloads.push({ name: this.download, text: () => blob.text() });
  });
  return downloads;
}

/** A file for a file field. */
export const jsonFile = (content: BlobPart) =>
  new File([content], 'content.json', { type: 'application/json' });
