import allPictures from 'virtual:pictures';
import { PICTURES_FOLDER } from '../../content/filePaths';
import type { TextFieldProps } from '../../ui/forms/TextField';
import { checkFile, normalizePath } from './checks';

const EXAMPLE = 'images/a.jpg';

export const PICTURE_NAME = 'picture';

/** Accepts a web address or a file under `public`. A file in the folder of pictures must exist. */
export function checkPicture(value: string, pictures = allPictures): string | undefined {
  const path = normalizePath(value) ?? '';
  return path.startsWith(PICTURES_FOLDER) && !pictures.includes(path)
    ? `There is no picture public/${path}. If you have added it just now, load this page again.`
    : checkFile(EXAMPLE)(value);
}

/**
 * The picture field of every form.
 * @param initial The initial value. Not checked, because the build accepted it.
 */
export const pictureField = (initial?: string) =>
  ({
    name: PICTURE_NAME,
    label: 'Picture',
    required: false,
    placeholder: EXAMPLE,
    hint: 'Optional: a file under public, or an address. Without it a cover is drawn.',
    check: (value) => (value.trim() === initial ? undefined : checkPicture(value)),
  }) as const satisfies TextFieldProps;
