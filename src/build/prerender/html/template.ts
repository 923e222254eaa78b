import type { RenderedPage } from '../render';

/** The script of the app (not those of Vite's dev server), the links to its chunks, and the reload notice. */
const APP =
  /\s*(?:<script type="module"(?![^>]*@vite)[^>]*><\/script>|<template id="startup-chunks">[^]*?<\/template>|<div role="status">\s*<p id="reload-notice"[^]*?<\/div>)/g;

/** Fills `index.html`; a page without state gets no script. Vite would drop the attributes of the script. */
export const fillTemplate = (template: string, head: string, { markup, state }: RenderedPage) =>
  (state ? template : template.replace(APP, ''))
    .replace('<script type="module"', (tag) =>
      state ? `${tag} id="entry" fetchpriority="low"` : tag,
    )
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
