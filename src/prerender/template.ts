import type { RenderedPage, renderPage } from './render';

/** What the render entry exports, for those who load it by name. */
export interface Renderer {
  renderPage: typeof renderPage;
}

/** Below the root of the project. */
export const RENDER_ENTRY = 'src/prerender/render.tsx';

/**
 * Puts a rendered page and its head into the template `index.html`. Nothing on the page waits for its script, so that
 * one yields to the fonts; Vite would drop the attribute from the template.
 */
export const fillTemplate = (template: string, head: string, { markup, state }: RenderedPage) =>
  template
    .replace('<script type="module"', '<script type="module" fetchpriority="low"')
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
