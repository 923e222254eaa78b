import { demoSiteUrl } from '../../content/demo.ts';
import { OWNER_FILE } from '../../content/filePaths.ts';
import { findTargets } from '../../content/markdown/targets.ts';
import { getPublishedPosts } from '../../content/publishedPosts.ts';
import type { Site } from './readSite';

/** What the owner should know after every build of a site. */
export function listWarnings({ content, passwordHash, replacedFiles }: Site): string[] {
  const { owner, posts, isOwn } = content;
  const pictures = getPublishedPosts(posts).flatMap((post) =>
    findTargets(post.content).undescribed.map((image) => [post.title, image] as const),
  );
  return [
    ...replacedFiles.map((file) => `The build replaces public/${file} by its own file.`),
    ...pictures.map(
      ([title, image]) =>
        `The post ${JSON.stringify(title)} does not describe its picture ${image}.`,
    ),
    isOwn &&
      owner.siteUrl === demoSiteUrl &&
      `The siteUrl in ${OWNER_FILE} is still ${owner.siteUrl}. Before you deploy, set it to the address of your site.`,
    !passwordHash &&
      'The sign-in takes the demo password. Before you deploy: `npm run set-password`, then `npm run build`.',
  ].filter((warning) => typeof warning === 'string');
}
