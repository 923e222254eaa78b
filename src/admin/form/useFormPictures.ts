import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { addPicture } from '../pictures/addPicture';
import { NO_DESCRIPTION } from './checks';

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Changes a field as if typed, so that the value is validated, kept and shown. */
function typeInto(field: TextControl, change: () => void) {
  change();
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Puts a picture at the cursor of a text, and selects its description, so that the owner types a better one. */
function insertPicture(field: HTMLTextAreaElement, path: string) {
  const start = field.selectionStart;
  field.focus();
  typeInto(field, () =>
    field.setRangeText(`![${NO_DESCRIPTION}](${path})`, start, field.selectionEnd),
  );
  field.setSelectionRange(start + 2, start + 2 + NO_DESCRIPTION.length);
}

const getPicture = ({ files }: DataTransfer) =>
  [...files].find(({ type, name }) => type.startsWith('image/') || /\.hei[cf]$/i.test(name));

/** The pictures that the owner adds in a form: into its picture field, or into the text with the cursor. */
export function useFormPictures(panel: RefObject<HTMLElement | null>, picture: string) {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState('');
  const find = (name: string) => panel.current?.querySelector<TextControl>(`[name=${name}]`);

  function choose(path: string, name = picture) {
    const field = find(name);
    if (field instanceof HTMLTextAreaElement) insertPicture(field, path);
    else if (field) typeInto(field, () => (field.value = path));
  }

  async function add(file: File, name = picture) {
    setStatus('Adding the picture…');
    const added = await dispatch(addPicture(file, find('title')?.value));
    if ('path' in added) choose(added.path, name);
    setStatus('path' in added ? `Added ${added.path}.` : added.error);
  }

  function take(event: DragEvent | ClipboardEvent, data: DataTransfer) {
    const file = getPicture(data);
    if (!file) return;
    event.preventDefault();
    const isText = event.target instanceof HTMLTextAreaElement && event.target.name === 'content';
    void add(file, isText ? 'content' : picture);
  }

  return {
    status,
    choose,
    add: (file: File, name?: string) => void add(file, name),
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
