import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { demoResumeHash, demoSiteUrl } from '../../content/demo.ts';
import { blobHash } from '../../content/file/blobHash.ts';
import { OWNER_FILE } from '../../content/filePaths.ts';
import { listPicturePaths } from '../../content/listPictures.ts';
import { listTexts } from '../../content/markdown/listTexts.ts';
import { findTargets } from '../../content/markdown/targets.ts';
import { getPublishedPosts, isScheduled } from '../../content/publishedPosts.ts';
import { PICTURE_NAME_PATTERN } from '../../content/rules.ts';
import { listEnglishWords } from '../../content/words/words.ts';
import { SITE_FILES } from '../files/siteFiles.ts';
import { listLinkedFiles } from '../pictures/copyPictures.ts';
import type { Site } from './readSite';

const isPhotograph = (file: string) =>
  PICTURE_NAME_PATTERN.test(file) && !/\.(gif|svg)$/i.test(file);

/** The photographs under `public` that are deployed with their EXIF data: those that nothing shows, or a text links to. */
function listOriginals({ content, files }: Site): string[] {
  const shown = new Set(listPicturePaths(content));
  const linked = listLinkedFiles(content);
  return files.filter(
    (file) => isPhotograph(file) && !SITE_FILES.has(file) && (!shown.has(file) || linked.has(file)),
  );
}

/** Whether the file of the résumé is the placeholder of the demo. */
export async function isDemoResume(publicDir: string): Promise<boolean> {
  const resume = await readFile(join(publicDir, 'resume.pdf')).catch(() => undefined);
  return resume !== undefined && (await blobHash(resume)) === demoResumeHash;
}

/** The warnings of a build. `undrawnLetters`: those without a font on this machine. */
export function listWarnings(
  site: Site,
  hasDemoResume: boolean,
  base: string,
  undrawnLetters: ReadonlySet<string> = new Set(),
): string[] {
  const { content, passwordHash, replacedFiles } = site;
  const { owner, projects, posts, isOwn } = content;
  const english = listEnglishWords(owner);
  const scheduled = posts.filter(isScheduled).map(({ id }) => `blog/${id}`);
  const texts = listTexts({ projects, posts: getPublishedPosts(posts) });
  const originals = listOriginals(site);
  const immutable = site.files.filter((file) => file.startsWith('assets/'));
  const flaws = texts.flatMap(({ name, text }) => {
    const { undescribed, unread, links } = findTargets(text);
    const early = links.filter((link) => scheduled.includes(link));
    return [
      ...undescribed.map((image) => `does not describe its picture ${image}.`),
      ...unread.map(
        (picture) =>
          `shows ${picture} as text. A path with spaces needs angle brackets: ![A desk](<images/my desk.jpg>).`,
      ),
      ...early.map((link) => `links to ${link}, which is not public yet.`),
    ].map((flaw) => `The ${name} ${flaw}`);
  });
  return [
    ...replacedFiles.map((file) => `The build replaces public/${file} with its own file.`),
    ...flaws,
    english.length > 0 &&
      `The site has no words in ${owner.language}. These stay English until you add them to words in ${OWNER_FILE}: ${english.join(', ')}.`,
    immutable.length > 0 &&
      `Browsers keep these files for a year, even if you replace them, because they are in public/assets: ${immutable.join(', ')}. Move them to another folder.`,
    undrawnLetters.size > 0 &&
      `This machine has no font for these letters, so icons and social pictures lack them: ${[...undrawnLetters].slice(0, 20).join('')}. Install one, such as Debian's fonts-noto-cjk or fonts-noto-core.`,
    originals.length > 0 &&
      `These pictures go online as they are, perhaps with their GPS location, because a text links to them or they are unused: ${originals.join(', ')}. Delete unused ones, or let the overview of the dashboard delete those in public/images (except HEIC).`,
    isOwn &&
      hasDemoResume &&
      `public/resume.pdf is still the placeholder. Before you deploy, replace it with your résumé, or delete it${owner.resume === 'resume.pdf' ? ' and `resume` in owner.ts' : ''}.`,
    isOwn &&
      owner.siteUrl === demoSiteUrl &&
      `The siteUrl in ${OWNER_FILE} is still ${owner.siteUrl}. Before you deploy, set it to the address of your site.`,
    isOwn &&
      owner.siteUrl !== demoSiteUrl &&
      new URL(owner.siteUrl).pathname !== base &&
      `The site is built for ${base}, but its siteUrl in ${OWNER_FILE} is ${owner.siteUrl}. The feed, the sitemap and shared links use the siteUrl: give it the path ${base}.`,
    !passwordHash &&
      'The sign-in accepts the demo password. Before you deploy: `npm run set-password`, then `npm run build`.',
  ].filter((warning) => typeof warning === 'string');
}
