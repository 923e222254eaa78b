import { type RefObject, useState } from 'react';
import { flushSync } from 'react-dom';
import { useAppDispatch } from '../../shared/hooks';
import { addPictures, whenAdded } from '../pictures/addPictures';
import { createFileHandlers } from '../pictures/fileHandlers';

/** The pictures that the owner adds in a form, for its picture field. */
export function useFormPictures(panel: RefObject<HTMLElement | null>, picture: string) {
  const dispatch = useAppDispatch();
  const [status, setStatus] = useState('');
  const [error, setError] = useState('');
  const [isAwaited, setIsAwaited] = useState(false);
  const find = (name: string) => panel.current?.querySelector<HTMLInputElement>(`[name=${name}]`);

  function choose(path: string) {
    const field = find(picture);
    if (!field) return;
    field.value = path;
    // As if typed, so that the value is validated, kept and shown.
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }

  async function add(files: readonly File[]) {
    setStatus('Adding the picture…');
    setError('');
    const before = find(picture)?.value ?? '';
    const [added] = await dispatch(addPictures(files.slice(0, 1), find('title')?.value ?? picture));
    if (!added) return;
    const { path } = added;
    choose(path);
    const refusal = await added.error;
    if (refusal && find(picture)?.value === path) choose(before);
    const others = files.length > 1 ? `, the first of ${files.length} files: a form has one` : '';
    setError(refusal);
    setStatus(refusal ? '' : `Added ${path}${others}.`);
  }

  /**
   * Submits the form again once all pictures that its values name are added; typing cancels it. Returns false if it waits
   * for none.
   */
  function deferSubmit(values: object) {
    const whenReady = whenAdded(Object.values(values).join('\n'));
    if (!whenReady) return false;
    setIsAwaited(true);
    const form = panel.current?.querySelector('form');
    let isCancelled = false;
    function cancel() {
      isCancelled = true;
      setIsAwaited(false);
    }
    form?.addEventListener('beforeinput', cancel, { once: true });
    void whenReady.then((isAdded) => {
      form?.removeEventListener('beforeinput', cancel);
      if (isCancelled) return;
      // Fields that name a picture that is gone become invalid.
      flushSync(() => setIsAwaited(false));
      if (isAdded) form?.requestSubmit();
      else form?.reportValidity();
    });
    return true;
  }

  /** For the panel around the form. */
  const handlers = createFileHandlers((files) => void add(files));
  return { status, error, choose, add, handlers, deferSubmit, isAwaited };
}
