import { type RefObject, useState } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { addPicture } from '../pictures/addPicture';
import { takeFiles } from '../pictures/takeFiles';

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

  async function addFile(file: File) {
    setStatus('Adding the picture…');
    const added = await dispatch(addPicture(file, find('title')?.value));
    if ('path' in added) choose(added.path);
    setStatus('path' in added ? `Added ${added.path}.` : added.error);
  }

  const add = (file?: File) => file && void addFile(file);
  /** For the panel around the form. */
  const handlers = takeFiles(([file]) => add(file));
  return { status, choose, add, handlers };
}
