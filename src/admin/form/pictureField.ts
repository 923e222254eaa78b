import { PICTURE_NAME_PATTERN } from '../../content/rules';
import { checkExisting } from './checkExisting';
import { checkFile, normalizePath } from './checks';
import type { EntryField } from './fields';

const EXAMPLE = 'images/a.jpg';

export const checkPicture = checkFile(EXAMPLE, PICTURE_NAME_PATTERN);

const TEXTS = {
  label: 'Picture',
  // The policy of a built page names the hosts of that build.
  hint: 'Optional: a file under public, or an address (a new host works after the next build). Without it a cover is drawn.',
};
const PORTRAIT_TEXTS = {
  label: 'Portrait',
  hint: 'Optional, best upright: a file under public, or an address.',
};

/** The picture field of a form: a web address, or a file under `public`, which must exist. */
export const createPictureField = (name: string): EntryField => ({
  name,
  ...(name === 'portrait' ? PORTRAIT_TEXTS : TEXTS),
  required: false,
  placeholder: EXAMPLE,
  check: checkExisting(checkPicture),
  parse: normalizePath,
});
