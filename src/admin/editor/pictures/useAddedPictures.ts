import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../../shared/hooks';
import { keepFocusAfter } from '../../focus';
import { type AddedPicture, addPictures } from '../../pictures/addPictures';
import { applyEdit, getSelection, replacePart } from '../edits/edit';
import { insertPictures, removePicture } from '../edits/pictureEdits';

/** The id of the box with the field for the description of a picture. */
export const getDescriptionId = (path: string) => `describe-${path}`;

/**
 * Adds files to the pictures of the site, and inserts them at the cursor of a text at once, before they are encoded.
 * `added`: the pictures that still ask for a description.
 */
export function useAddedPictures(getField: () => HTMLTextAreaElement | null | undefined) {
  const dispatch = useAppDispatch();
  const [count, setCount] = useState(0);
  const [errors, setErrors] = useState<string[]>([]);
  const [added, setAdded] = useState<AddedPicture[]>([]);

  function insert(field: HTMLTextAreaElement, pictures: AddedPicture[]) {
    const focused = document.activeElement;
    applyEdit(field, insertPictures(pictures.map(({ path }) => path))(getSelection(field)));
    flushSync(() => setAdded((before) => [...before, ...pictures]));
    const [first] = pictures;
    const next =
      focused instanceof HTMLElement && focused.matches('input, textarea')
        ? focused
        : first && document.getElementById(getDescriptionId(first.path))?.querySelector('input');
    next?.focus();
  }

  async function follow({ path, error }: AddedPicture) {
    const message = await error;
    const field = getField();
    const edit = message && field && removePicture(field.value, path);
    if (edit) keepFocusAfter(() => replacePart(field, edit), field.id);
    setCount((before) => before - 1);
    if (message) setErrors((before) => [...before, message]);
  }

  async function add(files: readonly File[]) {
    setErrors([]);
    setCount((before) => before + files.length);
    const field = getField();
    const title = field?.form?.querySelector<HTMLInputElement>('[name=title]')?.value;
    const pictures = await dispatch(addPictures(files, title));
    if (field?.isConnected) insert(field, pictures);
    for (const picture of pictures) void follow(picture);
  }

  const dismiss = (picture: AddedPicture) =>
    setAdded((before) => before.filter((each) => each !== picture));
  return { isAdding: count > 0, error: errors.join(' '), added, add, dismiss };
}
