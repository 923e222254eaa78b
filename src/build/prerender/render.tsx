import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { digits } from 'virtual:words';
import { App } from '../../app/App';
import { makeStore } from '../../app/store';
import { listPicturePaths } from '../../content/listPictures';
import { getPublishedPosts } from '../../content/publishedPosts';
import type { Content, ListName } from '../../content/types';
import { getWords } from '../../content/words/words';
import { createFilterStyle } from '../../sections/reading/tagFilter';
import { contentLoaded, selectHasOwnContent } from '../../state/lists/content';
import { selectHasSection } from '../../state/lists/hasSection';
import { getVisibleWork, visitorState } from '../../state/preloadedState';
import type { AppStore, RootState } from '../../state/rootReducer';
import { selectOwner } from '../../state/visitor/owner';
import { recolor } from '../../styles/accent';
import { createFontFaces, listFontFiles } from '../../styles/fonts';
import { globalStyle } from '../../styles/global/globalStyle';
import { createLanguageStyle } from '../../styles/global/languageStyle';
import { about } from '../../styles/sections/about';
import { positions } from '../../styles/sections/positions';
import { jsonScript } from './html/escape';
import { minifyStyle } from './html/minifyStyle';
import { splitStyle } from './html/splitStyle';
import { createNameStyle } from './nameStyle';
import { isPost, type Page } from './pages';

/** The parts of a page that depend on its URL. */
export interface RenderedPage {
  /** Escaped for HTML. */
  title: string;
  /** The URLs of the fonts of the first screen. */
  fonts: string[];
  /** `<style>` elements: the rules, and for a page that is hydrated the names of its classes. */
  styles: string[];
  markup: string;
  /** The state that the markup was rendered from, as a data block; empty if the page is not hydrated. */
  state: string;
}

/**
 * The global rules, with the size of the name and the rules of the sections that this owner has, or on admin pages may
 * add.
 */
function formatGlobalStyle(state: RootState, isAdmin: boolean): string {
  const { name, roles } = selectOwner(state);
  const has = (list: ListName) =>
    selectHasSection(state, list) || (isAdmin && selectHasOwnContent(state));
  const optional = (has('about') ? about : '') + (has('experience') ? positions : '');
  return globalStyle + optional + createNameStyle(name, roles);
}

/** Without a `<head>`, React puts the title before the markup, after preload links of pictures. */
function splitTitle(html: string) {
  const [found, preloads = '', title] =
    /^((?:<link[^>]*>)*)<title>(.*?)<\/title>/s.exec(html) ?? [];
  if (!found || !title) throw new Error(`The page has no title: ${html.slice(0, 80)}`);
  return { title, markup: preloads + html.slice(found.length) };
}

/** The paths of the pictures under `public` on a page. */
export function listShownPictures({ reading }: Page, content: Content): string[] {
  if (reading === 'index') return [];
  const article = reading && (isPost(reading) ? { posts: [reading] } : { projects: [reading] });
  return listPicturePaths(article ?? getVisibleWork(content));
}

/**
 * Renders pages of one store, as a browser without scripts should see them. They share one style element. `later` is text
 * that they may show later.
 */
async function renderGroup(
  pages: readonly Page[],
  store: AppStore,
  base: string,
  { state = '', later = '' } = {},
) {
  if (pages.length === 0) return [];
  const sheet = new ServerStyleSheet();
  try {
    const group: { page: Page; title: string; markup: string }[] = [];
    for (const page of pages) {
      const { prelude } = await prerenderToNodeStream(
        sheet.collectStyles(
          <App
            store={store}
            renderRouter={(children) => (
              <StaticRouter location={base.replace(/\/$/, '') + page.path} basename={base}>
                {children}
              </StaticRouter>
            )}
          />,
        ),
        // React reveals larger Suspense boundaries with inline scripts, which the Content-Security-Policy blocks.
        { progressiveChunkSize: Number.POSITIVE_INFINITY },
      );
      group.push({ page, ...splitTitle(await text(prelude)) });
    }
    const { accent, language } = selectOwner(store.getState());
    const isAdmin = pages.some((page) => page.isAdmin);
    const global = formatGlobalStyle(store.getState(), isAdmin);
    const { rules, names } = splitStyle(sheet.getStyleTags());
    const shown = group.map(({ markup }) => markup).join('') + later;
    // The owner may type any letter into the dashboard.
    const fontFaces = createFontFaces(language, isAdmin ? undefined : shown);
    const others = Array.from(shown.matchAll(/(?<= lang="|"language":")[^"]+/g), ([tag]) => tag);
    const languageStyle = createLanguageStyle(language ?? 'en', others, digits);
    const style = minifyStyle(recolor(fontFaces + languageStyle + global + rules, accent));
    const styles = [`<style>${style}</style>`, ...(state ? [names] : [])];
    const fonts = listFontFiles(language);
    return group.map((rendered) => ({ ...rendered, styles, fonts, state }));
  } finally {
    sheet.seal();
  }
}

/** Renders pages, those with the app first. The base ends in a slash. */
export async function renderPages(
  pages: readonly Page[],
  content: Content,
  base: string,
): Promise<(RenderedPage & { page: Page })[]> {
  const preloadedState = visitorState(content);
  const state = jsonScript('preloaded-state', preloadedState);
  // The app changes between these pages without a page load.
  const later = state + JSON.stringify([content.tracks, getWords(content.owner)]);
  const appPages = pages
    .filter(({ reading }) => !reading)
    .map((page) => renderGroup([page], makeStore(preloadedState), base, { state, later }));

  // Pages to read share a style, because each style needs a hash in the policy of the site.
  const posts = getPublishedPosts(content.posts);
  const store = makeStore(preloadedState);
  store.dispatch(contentLoaded({ ...content, posts, tracks: [] }));
  const filterStyle = `<style>${createFilterStyle(posts)}</style>`;
  const toRead = pages.filter(({ reading }) => reading);
  const readingPages = (await renderGroup(toRead, store, base)).map(({ styles, ...rendered }) => ({
    ...rendered,
    styles: rendered.page.reading === 'index' ? [...styles, filterStyle] : styles,
  }));
  return [...(await Promise.all(appPages)).flat(), ...readingPages];
}
