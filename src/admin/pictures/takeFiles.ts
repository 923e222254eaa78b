import type { ClipboardEvent, DragEvent, SyntheticEvent } from 'react';

/** The handlers of a part that takes pasted and dropped files. A pasted text may come with a picture of itself, which is not meant. */
export function takeFiles(add: (files: readonly File[]) => void) {
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
