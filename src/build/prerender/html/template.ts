import type { RenderedPage } from '../render';

/** The script of the app (not those of Vite's dev server), the links to its chunks, and the reload notice. */
const APP =
  /\s*(?:<script type="module"(?![^>]*@vite)[^>]*><\/script>|<template id="startup-chunks">[^]*?<\/template>|<div role="status">\s*<p id="reload-notice"[^]*?<\/div>)/g;

/** The template of a page that is not hydrated: `script` replaces the app. */
const withoutApp = (template: string, script: string) =>
  template.replace(APP, '').replace('</head>', `  ${script}\n  </head>`);

/**
 * Puts a rendered page and its head into the template `index.html`. The script gets its attributes here, because Vite drops
 * them from the template. Its low priority leaves the first round trips to the document and the fonts.
 * @param script A script element that replaces the app on a page without state.
 */
export const fillTemplate = (
  template: string,
  head: string,
  { markup, state }: RenderedPage,
  script = '',
) =>
  (state ? template : withoutApp(template, script))
    .replace('<script type="module"', (tag) =>
      state ? `${tag} id="entry" fetchpriority="low"` : tag,
    )
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
