import { FILE_PATH_PATTERN, PICTURE_NAME_PATTERN } from './rules.ts';

/** The path of the owner's file, relative to the root of the project. */
export const OWNER_FILE = 'src/content/owner.ts';

/** The folder of the pictures that the dashboard offers, below `public`. */
export const PICTURES_FOLDER = 'images/';

/** Whether the dashboard offers a file under `public` as a picture. No build reads HEIC. */
export const isDashboardPicture = (file: string) =>
  file.startsWith(PICTURES_FOLDER) &&
  PICTURE_NAME_PATTERN.test(file) &&
  !/\.hei[cf]$/i.test(file) &&
  FILE_PATH_PATTERN.test(file);

/** The path of the content file, relative to the root of the project. The file may be missing. */
export const CONTENT_FILE = 'src/content/content.json';

/** The paths of pictures from the dashboard: the only ones that the dev server writes, and that an import adds. */
export const NEW_PICTURE_PATTERN =
  /^images\/[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N}-]*-[\da-f]{6}\.(gif|jpg|webp)$/u;

/** The limit for a picture from the dashboard. */
export const MAX_PICTURE_MEGABYTES = 10;
