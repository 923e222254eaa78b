import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App';
import { type AppStore, makeStore } from '../app/store';
import { parseBody } from '../content/markdown';
import type { Content } from '../content/types';
import { filterStyle } from '../sections/reading/tagFilter';
import { visitorState } from '../state/preloadedState';
import { contentLoaded } from '../state/slices/contentFile';
import { fontFaces, fontFiles } from '../styles/fonts';
import { globalStyle } from '../styles/globalStyle';
import { jsonScript } from './escape';
import type { Page } from './pages';
import type { PostPictures } from './posts/checkPosts';

/** The parts of a page that depend on its address. */
export interface RenderedPage {
  /** As HTML: its entities are escaped. */
  title: string;
  /** The addresses of the fonts that the first screenful is set in. */
  fonts: string[];
  /** What holds on every page, and the styles of the components on the page: `<style>` elements. */
  styles: string[];
  markup: string;
  /** The state that the markup was rendered from, as a data block; empty where nothing hydrates it. */
  state: string;
}

const GLOBAL_STYLES = `<style>${(fontFaces + globalStyle).replace(/\s+/g, ' ')}</style>`;

/**
 * Renders one page as a browser without scripts should see it.
 * @param path The address below `base`, with a leading slash.
 * @param base Where the site is served, with a trailing slash.
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
 * Renders the pages that are read: each post and the list of all. They have no state, as nothing hydrates them, and one
 * style for all, as each style is a hash in the policy of the site.
 */
async function renderReadingPages(
  pages: readonly Page[],
  content: Content,
  base: string,
): Promise<Map<Page, RenderedPage>> {
  const posts = content.posts.filter(({ status }) => status === 'published');
  const store = makeStore(visitorState(content));
  store.dispatch(contentLoaded({ posts, tracks: [] }));
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
        router={(children) => (
          <StaticRouter location={location} basename={base}>
            {children}
          </StaticRouter>
        )}
      />,
    ),
    // Larger boundaries than this would be revealed by inline scripts, which nobody without scripts would see.
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  return splitTitle(await text(prelude));
}

/** Renders pages, in their order. */
export async function renderPages(pages: readonly Page[], content: Content, base: string) {
  const readings = pages.filter(({ reading }) => reading);
  const read = readings.length > 0 ? await renderReadingPages(readings, content, base) : undefined;
  return Promise.all(
    pages.map(async (page) => ({
      page,
      ...(read?.get(page) ?? (await renderPage(page.path, content, base))),
    })),
  );
}

/** Every post with the pictures in its body. */
export const postPictures = ({ posts }: Content): PostPictures[] =>
  posts.map((post) => ({ post, images: parseBody(post.content).images }));

/**
 * React writes the `<title>` of a screen before its markup where no `<head>` is rendered; it belongs into ours. Before
 * it stand the pictures that are to be fetched first.
 */
function splitTitle(html: string) {
  const [found, preloads = '', title] =
    /^((?:<link[^>]*>)*)<title>(.*?)<\/title>/s.exec(html) ?? [];
  if (!found || !title) throw new Error(`The page has no title: ${html.slice(0, 80)}`);
  return { title, markup: preloads + html.slice(found.length) };
}
