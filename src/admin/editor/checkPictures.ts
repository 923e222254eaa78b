import { createMentionCheck } from '../../content/mentions';
import { checkText } from '../form/checks';
import type { CheckContext } from '../form/fields';
import { describeMissing, isMissingFile } from '../pictures/projectPictures';

/** A picture in Markdown, or a similar text, with its description and the start of its path. */
const PICTURE = /!\[([^\][]*)\]\(?<?\.?\/?([^)>\s]*)/g;

/**
 * The message for a picture in a Markdown text that has no description or no file. Parses the text only if a picture looks
 * wrong, because it runs at each typed key.
 */
export function checkPictures(
  text: string,
  isMissing: (path: string) => boolean,
  parse: NonNullable<CheckContext['findTargets']>,
): string | undefined {
  const looksWrong = [...text.matchAll(PICTURE)].some(
    ([, words = '', path = '']) => words.trim() === '' || isMissing(path),
  );
  if (!looksWrong) return undefined;
  const { images, undescribed } = parse(text);
  const [path] = undescribed;
  if (path !== undefined)
    return `Say what the picture ${path} shows, between [ and ] before its name.`;
  const missing = images.find(isMissing);
  return missing === undefined ? undefined : describeMissing(missing);
}

/**
 * Checks a text in Markdown. Accepts the pictures that it named before the edit, as the build did. Until the parser has
 * loaded, only the build checks its pictures.
 */
export function checkMarkdown(
  value: string,
  { initial = '', pictures, findTargets }: CheckContext,
): string | undefined {
  const wasNamed = createMentionCheck(initial);
  const isMissing = (path: string) => isMissingFile(pictures, path) && !wasNamed(path);
  return (findTargets && checkPictures(value, isMissing, findTargets)) ?? checkText(value);
}
