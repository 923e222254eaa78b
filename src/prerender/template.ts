import type { RenderedPage, renderPage } from './render';

/** What the render entry exports, for those who load it by name. */
export interface Renderer {
  renderPage: typeof renderPage;
}

/** Below the root of the project. */
export const RENDER_ENTRY = 'src/prerender/render.tsx';

/**
 * Puts a rendered page and its head into the template `index.html`. The script gets its id here: Vite would drop it from
 * the template.
 */
export const fillTemplate = (template: string, head: string, { markup, state }: RenderedPage) =>
  template
    .replace('<script type="module"', '<script type="module" id="entry"')
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
