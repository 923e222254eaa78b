import { PICTURE_NAME_PATTERN } from '../../content/rules';
import type { AppStore } from '../../state/rootReducer';
import type { FieldProps } from '../../ui/forms/Form';
import { describeMissing } from '../editor/checkPictures';
import { isMissingPicture, selectKnownPictures } from '../pictures/projectPictures';
import { checkFile, normalizePath } from './checks';

const EXAMPLE = 'images/a.jpg';

export const checkPicture = checkFile(EXAMPLE, PICTURE_NAME_PATTERN);

const TEXTS = {
  label: 'Picture',
  hint: 'Optional: a file under public, or an address. Without it a cover is drawn.',
};
const PORTRAIT_TEXTS = {
  label: 'Portrait',
  hint: 'Optional, best upright: a file under public, or an address.',
};

/**
 * The picture field of every form: a web address or a file under `public`. A file in the folder of pictures must be known,
 * unless it is the initial value, which the build accepted.
 */
export const pictureField = <const Name extends string>(
  name: Name,
  initial: string | undefined,
  store: AppStore,
) =>
  ({
    name,
    ...(name === 'portrait' ? PORTRAIT_TEXTS : TEXTS),
    required: false,
    placeholder: EXAMPLE,
    check(value) {
      const path = normalizePath(value) ?? '';
      if (value.trim() === initial) return undefined;
      return isMissingPicture(selectKnownPictures(store.getState()), path)
        ? describeMissing(path)
        : checkPicture(value);
    },
  }) satisfies FieldProps;
