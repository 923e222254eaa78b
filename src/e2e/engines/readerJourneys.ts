import { listen } from './engine.ts';
import type { Visitor } from './visitor.ts';

const POST = 'A compiler taught me to write shorter songs';
const BEFORE = 'Colours that survive the afternoon';

/** A reader's journeys on a site with own content. */
export const readerJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'a post is opened from the list, read, and left for the one before and back'(visitor) {
    await visitor.open('blog/');
    await visitor.reads('h1', 'All Articles');
    await visitor.click('link', POST);
    await visitor.reads('h1', POST);
    await visitor.isAt('/blog/a-compiler-taught-me-to-write-shorter-songs/');
    const colours = () => {
      const parts = document.querySelectorAll('pre code, pre code span');
      return new Set([...parts].map((part) => getComputedStyle(part).color)).size > 2;
    };
    await visitor.sees(true, colours);
    await visitor.sees(7, () => document.querySelector('table')?.rows.length);
    await visitor.click('link', 'Previous article');
    await visitor.reads('h1', BEFORE);
    await visitor.click('link', 'Next article');
    await visitor.reads('h1', POST);
    // WebKit listens only on pages opened by address.
    await visitor.ask(listen);
  },
};
