import { FILE_PATH_PATTERN, isWebAddress } from '../../content/rules';
import type { TextFieldProps } from '../../ui/forms/TextField';

/** A file under `public` or a web address, by the rule that the import and the build have. */
function checkPicture(value: string): string | undefined {
  const picture = value.trim();
  if (picture === '' || FILE_PATH_PATTERN.test(picture) || isWebAddress(picture)) return undefined;
  return 'Enter a file under public such as images/a.jpg, or an address that starts with https://.';
}

/** The field of the picture, in every form of the dashboard. */
export const PICTURE_FIELD = {
  name: 'picture',
  label: 'Picture',
  required: false,
  placeholder: 'images/a.jpg',
  hint: 'Optional: a file under public, or an address. Without it a cover is drawn.',
  check: checkPicture,
} as const satisfies TextFieldProps;

/** The picture of an entry as it was typed; undefined where none was. */
export const pictureOf = (typed: string | undefined) => typed?.trim() || undefined;
