import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../../shared/hooks';
import { addPicture } from '../../pictures/addPicture';
import { insertPicture } from '../edits/blockEdits';
import { applyEdit, getSelection } from '../edits/edit';

/** A picture of the text whose description is asked for. */
export interface AddedPicture {
  path: string;
  fileName: string;
}

/** The id of the part that asks for the description of a picture. */
export const getDescriptionId = (path: string) => `describe-${path}`;

/** Adds files to the pictures of the site and puts them at the cursor of a text, one after the other. */
export function useAddedPictures(getField: () => HTMLTextAreaElement | null | undefined) {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState('');
  const [added, setAdded] = useState<AddedPicture[]>([]);

  async function add(files: readonly File[]) {
    let error = '';
    for (const file of files) {
      setStatus('Adding the picture…');
      const title = getField()?.form?.querySelector<HTMLInputElement>('[name=title]')?.value;
      const result = await dispatch(addPicture(file, title));
      const field = getField();
      if (!field) return;
      if ('error' in result) error = result.error;
      else {
        const focused = document.activeElement;
        const isElsewhere =
          focused instanceof HTMLElement && focused !== field && focused.matches('input, textarea');
        applyEdit(field, insertPicture(result.path)(getSelection(field)));
        flushSync(() =>
          setAdded((before) => [...before, { path: result.path, fileName: file.name }]),
        );
        if (isElsewhere) focused.focus();
        else
          document.getElementById(getDescriptionId(result.path))?.querySelector('input')?.focus();
      }
    }
    setStatus(error);
  }

  const dismiss = (picture: AddedPicture) =>
    setAdded((before) => before.filter((each) => each !== picture));
  return { status, added, add, dismiss };
}
