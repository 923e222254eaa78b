import { text } from 'node:stream/consumers';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { App } from '../app/App';
import { makeStore } from '../app/store';
import type { Content } from '../content/types';
import { visitorState } from '../state/preloadedState';
import { fontFaces, fontFiles } from '../styles/fonts';
import { globalStyle } from '../styles/globalStyle';
import { jsonScript } from './escape';

/** The parts of a page that depend on its address. */
export interface RenderedPage {
  /** As HTML: its entities are escaped. */
  title: string;
  /** The addresses of the fonts that the first screenful is set in. */
  fonts: string[];
  /** What holds on every page, and the styles of the components on the page: two `<style>` elements. */
  styles: string[];
  markup: string;
  /** The state that the markup was rendered from, as a data block. */
  state: string;
}

const GLOBAL_STYLES = (fontFaces + globalStyle).replace(/\s+/g, ' ');

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
  const location = base.replace(/\/$/, '') + path;
  try {
    const { prelude } = await prerenderToNodeStream(
      sheet.collectStyles(
        <App
          store={makeStore(preloadedState)}
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
    const [title, markup] = splitTitle(await text(prelude));
    return {
      title,
      fonts: fontFiles,
      styles: [`<style>${GLOBAL_STYLES}</style>`, sheet.getStyleTags()],
      markup,
      state: jsonScript('preloaded-state', preloadedState),
    };
  } finally {
    sheet.seal();
  }
}

/** React writes the `<title>` of a screen before its markup where no `<head>` is rendered; it belongs into ours. */
function splitTitle(html: string): [title: string, markup: string] {
  const [element, title] = /^<title>(.*?)<\/title>/.exec(html) ?? [];
  if (!element || !title) throw new Error(`The page has no title: ${html.slice(0, 80)}`);
  return [title, html.slice(element.length)];
}
