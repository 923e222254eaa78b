import type { ContentRequest, SaveAnswer } from '../../content/file/saveProtocol';
import { toBase64 } from '../operations/toBase64';
import type { PictureToWrite } from '../pictures/collectPictures';
import { askDevServer } from './askDevServer';

/** Asks the dev server to write the content file, and before it the pictures that are not on disk, one by one. */
export async function sendContent(
  content: Omit<ContentRequest, 'pictures'>,
  pictures: PictureToWrite[],
): Promise<Exclude<SaveAnswer, { status: 'lacking' }>> {
  const named = pictures.map(({ path, hash }) => ({ path, hash }));
  const answer = await askDevServer({ ...content, pictures: named });
  if (answer.status !== 'lacking') return answer;
  for (const { path, bytes } of pictures.filter((each) => answer.paths.includes(each.path))) {
    const written = await askDevServer({ path, contents: toBase64(bytes) });
    if (written.status === 'failed') return written;
  }
  return sendContent(content, pictures);
}
