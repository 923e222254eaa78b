import allPictures from 'virtual:pictures';
import { PICTURES_FOLDER } from '../../content/filePaths';
import type { FieldProps } from '../../ui/forms/Form';
import { checkFile, normalizePath } from './checks';

const EXAMPLE = 'images/a.jpg';

/** Accepts a web address or a file under `public`. A file in the folder of pictures must be known. */
export function checkPicture(value: string, pictures: readonly string[]): string | undefined {
  const path = normalizePath(value) ?? '';
  return path.startsWith(PICTURES_FOLDER) && !pictures.includes(path)
    ? `There is no picture public/${path}. If you have added it just now, load this page again.`
    : checkFile(EXAMPLE)(value);
}

/** The picture field of every form. Its initial value is not checked, because the build accepted it. */
export const pictureField = <const Name extends string>(
  name: Name,
  initial: string | undefined,
  getAdded: () => readonly string[],
) =>
  ({
    name,
    label: 'Picture',
    required: false,
    placeholder: EXAMPLE,
    hint: 'Optional: a file under public, or an address. Without it a cover is drawn.',
    check: (value) =>
      value.trim() === initial ? undefined : checkPicture(value, [...allPictures, ...getAdded()]),
  }) satisfies FieldProps;
