import { PICTURES_FOLDER } from '../../content/filePaths';
import { createEntryId } from '../../content/ids';
import { today } from '../../state/today';

/** Names that cameras, phones and clipboards give: a word and numbers, or numbers in hexadecimal. */
const GENERIC =
  /^(dscf?n?|gopr|image|img|mvimg|photo|picture|pxl|screenshot|signal|unnamed|whatsapp[- _]image)?([\s\d_.~()-]|\b(at|copy|am|pm)\b|-wa)*$|^[\da-f]{8}-[\da-f-]{27}$/i;

/**
 * The path for a picture: named after its file, or after `title` if a camera named the file. Random digits keep it apart
 * from pictures of the same name, on other devices too.
 */
export function namePicture(file: string, title: string, extension: string): string {
  const stem = file.replace(/\.\w+$/, '');
  const name = GENERIC.test(stem) ? title.trim() || `picture ${today()}` : stem;
  const digits = crypto.randomUUID().slice(0, 6);
  return `${PICTURES_FOLDER}${createEntryId(name, 'picture', [])}-${digits}.${extension}`;
}
