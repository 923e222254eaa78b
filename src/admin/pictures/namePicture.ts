import { PICTURES_FOLDER } from '../../content/filePaths';
import { createEntryId } from '../../content/ids';
import { today } from '../../state/today';

/** Names that cameras, phones and clipboards give: a word and numbers, or numbers in hexadecimal. */
const GENERIC =
  /^(dscf?n?|gopr|image|img|mvimg|photo|picture|pxl|screenshot|signal|unnamed|whatsapp[- _]image)?([\s\d_.~()-]|\b(at|copy)\b|-wa)*$|^[\da-f]{8}-[\da-f-]{27}$/i;

const removeExtension = (file: string) => file.replace(/\.\w+$/, '');

/**
 * The path for a picture: named after its file, or after `title` if a camera named the file. Differs from the paths in
 * `taken` by more than capitals and extension.
 */
export function namePicture(
  file: string,
  title: string,
  extension: string,
  taken: readonly string[],
): string {
  const stem = removeExtension(file);
  const name = GENERIC.test(stem) ? title.trim() || `picture ${today()}` : stem;
  const stems = taken
    .filter((path) => path.startsWith(PICTURES_FOLDER))
    .map((path) => removeExtension(path.slice(PICTURES_FOLDER.length)));
  return `${PICTURES_FOLDER}${createEntryId(name, 'picture', stems)}.${extension}`;
}
