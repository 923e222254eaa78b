import type { RenderedPage } from '../render';

/** The script of the app (not those of Vite's dev server), the links to its chunks, and the reload notice. */
const APP =
  /\s*(?:<script type="module"(?![^>]*@vite)[^>]*><\/script>|<template id="startup-chunks">[^]*?<\/template>|<div role="status">\s*<p id="reload-notice"[^]*?<\/div>)/g;

/**
 * Puts a rendered page and its head into the template `index.html`. The script gets its attributes here, because Vite drops
 * them from the template. Its low priority leaves the first round trips to the document and the fonts. A page without state has no script.
 */
export const fillTemplate = (template: string, head: string, { markup, state }: RenderedPage) =>
  (state ? template : template.replace(APP, ''))
    .replace('<script type="module"', (tag) =>
      state ? `${tag} id="entry" fetchpriority="low"` : tag,
    )
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
