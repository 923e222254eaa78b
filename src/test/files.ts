import { vi } from 'vitest';

/** The text of a blob; those of jsdom do not tell it themselves. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.readAsText(blob);
  });

/** What the page gives to the visitor as files from now on: their names and texts. jsdom has no addresses of blobs. */
export function catchDownloads() {
  const blobs: Blob[] = [];
  const downloads: { name: string; text: () => Promise<string> }[] = [];
  URL.createObjectURL = (blob: Blob) => `blob:${blobs.push(blob) - 1}`;
  URL.revokeObjectURL = () => undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    const blob = blobs[Number(this.href.replace('blob:', ''))];
    if (blob) downloads.push({ name: this.download, text: () => textOf(blob) });
  });
  return downloads;
}

/** A file as an owner chooses it; those of jsdom do not give their bytes. */
export function jsonFile(content: string | Uint8Array<ArrayBuffer>): File {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return Object.assign(new File([bytes], 'content.json', { type: 'application/json' }), {
    arrayBuffer: () => Promise.resolve(bytes.buffer),
  });
}
