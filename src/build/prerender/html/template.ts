import type { Owner } from '../../../content/types';
import { getDirection } from '../../../content/words/language.ts';
import { getWords } from '../../../content/words/words.ts';
import type { RenderedPage } from '../render';
import { escapeHtml } from './escape.ts';

/** The script of the app (not those of Vite's dev server), the links to its chunks, and the reload notice. */
const APP =
  /\s*(?:<script type="module"(?![^>]*@vite)[^>]*><\/script>|<template id="startup-chunks">[^]*?<\/template>|<div role="status">\s*<p id="reload-notice"[^]*?<\/div>)/g;

/**
 * Fills `index.html`, without the space between its elements; a page without state gets no script. Vite would drop the
 * attributes of the script.
 */
export function fillTemplate(
  template: string,
  head: string,
  { markup, state }: RenderedPage,
  owner: Owner,
) {
  const { language = 'en' } = owner;
  const { page } = getWords(owner);
  return (state ? template : template.replace(APP, ''))
    .replace(/>\n *</g, '><')
    .replace('<html lang="en">', `<html lang="${language}" dir="${getDirection(language)}">`)
    .replace('<!--reload-notice-->', () => `${escapeHtml(page.incomplete)} `)
    .replace('<!--reload-link-->', () => escapeHtml(page.reload))
    .replace('<script type="module"', (tag) => (state ? `${tag} fetchpriority="low"` : tag))
    .replace('<!--page-head-->', () => head)
    .replace('<!--page-markup-->', () => markup)
    .replace('<!--page-state-->', () => state);
}
