import type { postPictures, RenderedPage, renderPages } from './render';

/** What the render entry exports, for those who load it by name. */
export interface Renderer {
  renderPages: typeof renderPages;
  postPictures: typeof postPictures;
}

/** Below the root of the project. */
export const RENDER_ENTRY = 'src/prerender/render.tsx';

/** The app's scripts, but for those of the dev server, and the message of what did not load. */
const APP =
  /\s*(?:<script type="module"(?![^>]*@vite)[^>]*><\/script>|<div role="status">\s*<p id="reload-notice"[^]*?<\/div>)/g;

/** The template of a page without a state, with a script in the place of the app. */
const withoutApp = (template: string, script: string) =>
  template.replace(APP, '').replace('</head>', `  ${script}\n  </head>`);

/**
 * Puts a rendered page and its head into the template `index.html`. The script gets its id here: Vite would drop it from
 * the template.
 * @param script What a page that has no state has in place of the app: an element.
 */
export const fillTemplate = (
  template: string,
  head: string,
  { markup, state }: RenderedPage,
  script = '',
) =>
  (state ? template : withoutApp(template, script))
    .replace('<script type="module"', (tag) => (state ? `${tag} id="entry"` : tag))
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
