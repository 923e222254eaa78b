import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react';

/** Handlers for pasted and dropped files. Ignores the picture of itself that a copied text may bring along. */
export function createFileHandlers(add: (files: readonly File[]) => void) {
  function take(event: SyntheticEvent, { types, files }: DataTransfer) {
    if (files.length === 0 || types.includes('text/plain')) return;
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
