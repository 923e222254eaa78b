import type { bodyImages, RenderedPage, renderPages } from './render';

/** What the render entry exports, for those who load it by name. */
export interface Renderer {
  renderPages: typeof renderPages;
  bodyImages: typeof bodyImages;
}

/** Below the root of the project. */
export const RENDER_ENTRY = 'src/prerender/render.tsx';

/** The script that starts the app, in the template or as the build names it. */
const APP_SCRIPT =
  /<script type="module"[^>]* src="[^"]*\/(?:src\/main|assets\/index)[^"]*"><\/script>/;

/**
 * Puts a rendered page and its head into the template `index.html`. Nothing on the page waits for its script, so that
 * one yields to the fonts; Vite would drop the attribute from the template. Without a state nothing starts the app.
 * @param script What a page has in place of the app: an element.
 */
export const fillTemplate = (
  template: string,
  head: string,
  { markup, state }: RenderedPage,
  script = '',
) =>
  template
    .replace(APP_SCRIPT, (app) =>
      state ? app.replace('module"', 'module" fetchpriority="low"') : script,
    )
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
