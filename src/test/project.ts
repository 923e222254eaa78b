import { join } from 'node:path';
import { sitePlugins } from '../build/site';
import { formatOwnerFile } from './data/demoOwner';
import { makeFolder } from './folder';

/** A render entry without React. Its one small asset stands for the fonts of the real one. */
export const RENDER = `export { default as font } from './font.woff2?url';
export const renderPages = async (pages) => pages.map((page) =>
  ({ page, title: 'At ' + page.path, fonts: [], styles: [], markup: '', state: '' }));
export const listShownPictures = (page, { posts }) => posts.map(({ image }) => image);`;

/** Makes a project with the demo's owner and pages that render quickly. Removed at the end of the test. */
export async function makeProject() {
  const { root, place } = await makeFolder();
  await place('public/resume.pdf', '');
  await place('package.json', '{"type": "module"}');
  await place('src/build/prerender/font.woff2', '');
  await place('src/build/prerender/render.tsx', RENDER);
  await place('index.html', '<!doctype html><html><head><!--page-head--></head></html>');
  await place('src/content/owner.ts', formatOwnerFile());
  return {
    root,
    publicDir: join(root, 'public'),
    place,
    /** The Vite options of the project. */
    config: () => ({
      root,
      mode: 'production',
      configFile: false as const,
      appType: 'custom' as const,
      logLevel: 'silent' as const,
      plugins: [sitePlugins()],
    }),
  };
}
