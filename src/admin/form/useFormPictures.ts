import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { addPicture } from '../pictures/addPicture';
import { getFiles } from '../pictures/getFiles';

/** The pictures that the owner adds in a form, for its picture field. */
export function useFormPictures(panel: RefObject<HTMLElement | null>, picture: string) {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState('');
  const find = (name: string) => panel.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  function choose(path: string) {
    const field = find(picture);
    if (!field) return;
    field.value = path;
    // As if typed, so that the value is validated, kept and shown.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function add(file: File) {
    setStatus('Adding the picture…');
    const added = await dispatch(addPicture(file, find('title')?.value));
    if ('path' in added) choose(added.path);
    setStatus('path' in added ? `Added ${added.path}.` : added.error);
  }

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer) {
    const [file] = getFiles(data);
    if (!file) return;
    event.preventDefault();
    void add(file);
  }

  return {
    status,
    choose,
    add: (file: File) => void add(file),
    /** For the panel around the form. */
    handlers: {
      onPaste: (event: ClipboardEvent) => take(event, event.clipboardData),
      onDrop: (event: DragEvent) => take(event, event.dataTransfer),
      // A browser lets a part of the page take a drop only if that part takes the drag.
      onDragOver(event: DragEvent) {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault();
      },
    },
  };
}
