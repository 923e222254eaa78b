import { demoSiteUrl } from '../../content/demo.ts';
import { listTexts } from '../../content/file/listTexts.ts';
import { OWNER_FILE } from '../../content/filePaths.ts';
import { findTargets } from '../../content/markdown/targets.ts';
import { getPublishedPosts, isScheduled } from '../../content/publishedPosts.ts';
import { listEnglishWords } from '../../content/words/words.ts';
import type { Site } from './readSite';

/** What the owner should know after every build of a site. */
export function listWarnings({ content, passwordHash, replacedFiles }: Site): string[] {
  const { owner, projects, posts, isOwn } = content;
  const english = listEnglishWords(owner);
  const scheduled = posts.filter(isScheduled).map(({ id }) => `blog/${id}`);
  const texts = listTexts({ projects, posts: getPublishedPosts(posts) });
  const flaws = texts.flatMap(({ name, text }) => {
    const { undescribed, links } = findTargets(text);
    const early = links.filter((link) => scheduled.includes(link));
    return [
      ...undescribed.map((image) => `does not describe its picture ${image}.`),
      ...early.map((link) => `links to ${link}, which is not public yet.`),
    ].map((flaw) => `The ${name} ${flaw}`);
  });
  return [
    ...replacedFiles.map((file) => `The build replaces public/${file} by its own file.`),
    ...flaws,
    english.length > 0 &&
      `We have no words in ${owner.language}. These are English until they are in words of ${OWNER_FILE}: ${english.join(', ')}.`,
    isOwn &&
      owner.siteUrl === demoSiteUrl &&
      `The siteUrl in ${OWNER_FILE} is still ${owner.siteUrl}. Before you deploy, set it to the address of your site.`,
    !passwordHash &&
      'The sign-in takes the demo password. Before you deploy: `npm run set-password`, then `npm run build`.',
  ].filter((warning) => typeof warning === 'string');
}
