import type { TextFieldProps } from '../../ui/forms/TextField';
import { checkFile } from './checkFile';

const EXAMPLE = 'images/a.jpg';

/** The field of the picture, in every form of the dashboard. */
export const PICTURE_FIELD = {
  name: 'picture',
  label: 'Picture',
  required: false,
  placeholder: EXAMPLE,
  hint: 'Optional: a file under public, or an address. Without it a cover is drawn.',
  check: checkFile(EXAMPLE),
} as const satisfies TextFieldProps;
