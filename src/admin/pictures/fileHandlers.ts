import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react';

/** Whether it is a copied text, which may bring a picture of itself. Finder copies files with plain text: their names. */
const isCopiedText = (types: readonly string[]) =>
  types.includes('text/plain') && (types.includes('text/html') || types.includes('text/rtf'));

/** Handlers for pasted and dropped files. Ignores files beside a copied text. */
export function createFileHandlers(add: (files: readonly File[]) => void) {
  function take(event: SyntheticEvent, { types, files }: DataTransfer) {
    if (files.length === 0 || isCopiedText(types)) return;
    event.preventDefault();
    // A part around it may take files, too.
    event.stopPropagation();
    add([...files]);
  }
  return {
    onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
    onDrop: (event: DragEvent) => take(event, event.dataTransfer),
    // A browser lets a part of the page take a drop only if that part takes the drag.
    onDragOver(event: DragEvent) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
  };
}
