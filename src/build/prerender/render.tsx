import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../../app/App';
import { makeStore } from '../../app/store';
import { parseBody } from '../../content/markdown/parseBody';
import { publishedPostsOf } from '../../content/publishedPosts';
import type { Content } from '../../content/types';
import { filterStyle } from '../../sections/reading/tagFilter';
import { contentLoaded } from '../../state/lists/content';
import { visitorState } from '../../state/preloadedState';
import type { AppStore } from '../../state/rootReducer';
import { fontFaces, fontFiles } from '../../styles/fonts';
import { globalStyle } from '../../styles/globalStyle';
import type { PostImages } from '../content/checkPosts';
import { jsonScript } from './html/escape';
import type { Page } from './pages';

/** The parts of a page that depend on its URL. */
export interface RenderedPage {
  /** Escaped for HTML. */
  title: string;
  /** The URLs of the fonts of the first screen. */
  fonts: string[];
  /** `<style>` elements: the global style, and the styles of the components. */
  styles: string[];
  markup: string;
  /** The state that the markup was rendered from, as a data block; empty if the page is not hydrated. */
  state: string;
}

const GLOBAL_STYLES = `<style>${(fontFaces + globalStyle).replace(/\s+/g, ' ')}</style>`;

/**
 * Renders one page as a browser without scripts should see it.
 * @param path The URL path below `base`, with a leading slash.
 * @param base The URL path of the site, with a trailing slash.
 */
export async function renderPage(
  path: string,
  content: Content,
  base: string,
): Promise<RenderedPage> {
  const preloadedState = visitorState(content);
  const sheet = new ServerStyleSheet();
  try {
    const page = await renderApp(makeStore(preloadedState), sheet, path, base);
    return {
      ...page,
      fonts: fontFiles,
      styles: [GLOBAL_STYLES, sheet.getStyleTags()],
      state: jsonScript('preloaded-state', preloadedState),
    };
  } finally {
    sheet.seal();
  }
}

/**
 * Renders the posts and the list of posts. They have no state, because they are not hydrated, and share one style element,
 * because each one needs a hash in the policy of the site.
 */
async function renderReadingPages(
  pages: readonly Page[],
  content: Content,
  base: string,
): Promise<Map<Page, RenderedPage>> {
  // The dev server renders one page for each request, and seldom one of these.
  if (pages.length === 0) return new Map();
  const posts = publishedPostsOf(content.posts);
  const store = makeStore(visitorState(content));
  // These pages show nothing but published posts, with their bodies.
  store.dispatch(contentLoaded({ projects: [], posts, tracks: [] }));
  const sheet = new ServerStyleSheet();
  try {
    const rendered = new Map<Page, Awaited<ReturnType<typeof renderApp>>>();
    for (const page of pages) rendered.set(page, await renderApp(store, sheet, page.path, base));
    const styles = [GLOBAL_STYLES, sheet.getStyleTags()];
    const filters = `<style>${filterStyle(posts)}</style>`;
    return new Map(
      [...rendered].map(([page, parts]) => [
        page,
        {
          ...parts,
          fonts: fontFiles,
          styles: page.reading === 'index' ? [...styles, filters] : styles,
          state: '',
        },
      ]),
    );
  } finally {
    sheet.seal();
  }
}

async function renderApp(store: AppStore, sheet: ServerStyleSheet, path: string, base: string) {
  const location = base.replace(/\/$/, '') + path;
  const { prelude } = await prerenderToNodeStream(
    sheet.collectStyles(
      <App
        store={store}
        renderRouter={(children) => (
          <StaticRouter location={location} basename={base}>
            {children}
          </StaticRouter>
        )}
      />,
    ),
    // React reveals larger Suspense boundaries by inline scripts, which the Content-Security-Policy blocks.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return splitTitle(await text(prelude));
}

/** Renders pages. Keeps their order. */
export async function renderPages(pages: readonly Page[], content: Content, base: string) {
  const toRead = pages.filter(({ reading }) => reading);
  const readingPages = await renderReadingPages(toRead, content, base);
  return Promise.all(
    pages.map(async (page) => ({
      page,
      ...(readingPages.get(page) ?? (await renderPage(page.path, content, base))),
    })),
  );
}

/** Every post with the images in its body. */
export const bodyImages = ({ posts }: Content): PostImages[] =>
  posts.map((post) => ({ post, images: parseBody(post.content).images }));

/**
 * Splits off the `<title>`, which `headOf` writes into the template's `<head>`: React puts it before the markup, after the
 * preload links of pictures, if it renders no `<head>`.
 */
function splitTitle(html: string) {
  const [found, preloads = '', title] =
    /^((?:<link[^>]*>)*)<title>(.*?)<\/title>/s.exec(html) ?? [];
  if (!found || !title) throw new Error(`The page has no title: ${html.slice(0, 80)}`);
  return { title, markup: preloads + html.slice(found.length) };
}
