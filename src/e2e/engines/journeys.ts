import assert from 'node:assert/strict';
import { sections as labels } from '../../content/words/en/front.ts';
import { demoOwner as owner } from '../../test/data/demoOwner.ts';
import { POST } from '../helpers/owner.ts';
import { HEADING_TOP, LONG_POST, SECTIONS } from '../helpers/page.ts';
import { OWNER } from '../test.ts';
import { listen } from './engine.ts';
import type { Visitor } from './visitor.ts';

/** Journeys through a site, by name. None may cause an error or a warning in the page. */
type Journeys = Record<string, (visitor: Visitor) => Promise<void>>;

/** Runs in the page: whether the heading of a section is at a distance from the top. */
function isHeadingAt(id: string, top: number) {
  const heading = document.querySelector(`#${id} h2`)?.getBoundingClientRect().top ?? NaN;
  return Math.abs(heading - top) < 2;
}

/** Runs in the page: whether all of its elements of a selector, at least one, are underlined. */
function areUnderlined(selector: string) {
  const elements = [...document.querySelectorAll(selector)];
  return (
    elements.length > 0 &&
    elements.every((each) => getComputedStyle(each).textDecorationLine === 'underline')
  );
}

/** Runs in the page: focuses a field above the window. Returns whether its label then is in sight. */
function showsFocusedField() {
  const field = document.querySelector<HTMLTextAreaElement>('form textarea');
  if (document.activeElement !== field) {
    window.scrollTo({ top: 2_000, behavior: 'instant' });
    field?.focus();
  }
  const label = field?.labels[0];
  const { left = 0, top = 0 } = label?.getBoundingClientRect() ?? {};
  return label !== undefined && label === document.elementFromPoint(left + 1, top + 1);
}

export const demoJourneys: Journeys = {
  async 'deep links and links of the bar lead to their section'(visitor) {
    for (const [id] of SECTIONS.slice(1)) {
      // The query forces a page load; the anchor alone would only scroll.
      await visitor.open(`?${id}#${id}`);
      await visitor.expectValue(isHeadingAt, true, id, HEADING_TOP);
      await visitor.open('');
      await visitor.click(labels[id]);
      await visitor.expectPath(`/#${id}`);
      await visitor.expectValue(isHeadingAt, true, id, HEADING_TOP);
      await visitor.expectText('nav [aria-current]', labels[id]);
    }
  },

  async 'circles float, the carousel shows its next page, and a track plays and is liked'(visitor) {
    await visitor.open('');
    await visitor.expectValue(
      () => document.querySelectorAll('#home[data-placed] [aria-hidden] > span').length,
      20,
    );
    await visitor.click('Next projects');
    await visitor.expectText('#projects [aria-live]', '2 of 2');
    const inert = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')].map(
        (slide) => slide.inert,
      );
    await visitor.expectValue(inert, [true, false]);
    for (const name of ['Like ', 'Play ']) await visitor.click(name);
    const pressed = () => document.querySelectorAll('#music [aria-pressed="true"]').length;
    await visitor.expectValue(pressed, 2);
  },

  async 'the texts of featured projects begin where their covers end'(visitor) {
    await visitor.open('');
    await visitor.expectValue(() => 'laidOut' in document.documentElement.dataset, true);
    const getGaps = () =>
      [...document.querySelectorAll('#projects h2 + div > article')].map(({ children }) => {
        const [cover, text] = Array.from(children, (child) => child.getBoundingClientRect());
        return Math.round((text?.top ?? NaN) - (cover?.bottom ?? NaN));
      });
    await visitor.expectValue(getGaps, [0, 0, 0]);
  },

  async 'the details of the contact are underlined, and as wide as their letters'(visitor) {
    await visitor.open('');
    await visitor.expectValue(() => 'laidOut' in document.documentElement.dataset, true);
    await visitor.evaluate(() => document.getElementById('contact')?.scrollIntoView());
    const areWide = () =>
      [...document.querySelectorAll('#contact dd')].map((detail) => {
        const range = document.createRange();
        range.selectNodeContents(detail.querySelector('a') ?? detail);
        const { length } = range.toString();
        const fontSize = parseFloat(getComputedStyle(detail).fontSize);
        return range.getBoundingClientRect().width > 0.4 * fontSize * length;
      });
    await visitor.expectValue(areWide, [true, true, true]);
    await visitor.expectValue(areUnderlined, true, '#contact dd a');
  },

  async 'the policy keeps planted code from running'(visitor) {
    await visitor.open('');
    await visitor.evaluate(() => {
      const script = document.createElement('script');
      try {
        script.append('document.title = "planted"');
        document.body.append(script);
      } catch {
        // An engine with Trusted Types throws.
      }
    });
    const plantMarkup = () => {
      try {
        document.body.insertAdjacentHTML('beforeend', '<p id="planted"></p>');
      } catch (error) {
        return String(error).split(':')[0];
      }
      return 'nothing';
    };
    assert.equal(await visitor.evaluate(plantMarkup), 'TypeError');
    const found = () => [document.title, document.getElementById('planted') !== null];
    assert.deepEqual(await visitor.evaluate(found), [`${owner.name} | Portfolio`, false]);
    // Shows that errors are recorded at all.
    await visitor.expectValue(() => (window.complaints ?? []).length > 0, true);
    await visitor.evaluate(() => (window.complaints = []));
  },

  async 'the owner publishes a post for visitors, and logs out'(visitor) {
    await visitor.open('admin/dashboard');
    await visitor.expectPath('/admin');
    await visitor.fill('Email', OWNER.email);
    await visitor.fill('Password', OWNER.password);
    await visitor.click('Sign In');
    await visitor.expectText('h1', 'Admin Dashboard');
    await visitor.expectPath('/admin/dashboard');
    await visitor.click('Blog Posts');
    await visitor.click('New Post');
    await visitor.expectValue(showsFocusedField, true);
    for (const [label, text] of Object.entries(POST)) await visitor.fill(label, text);
    await visitor.click('Create Post');
    await visitor.click(`Publish: ${POST.Title}`);
    await visitor.expectText('article button', `Unpublish: ${POST.Title}`);
    await visitor.click('View Portfolio');
    await visitor.expectPath('/');
    await visitor.expectText('#blog h3', POST.Title);

    await visitor.evaluate(() => history.back());
    await visitor.click('Logout');
    await visitor.expectPath('/');
    await visitor.evaluate(() => history.back());
    await visitor.expectText('h1', 'Admin Access');
    await visitor.expectPath('/admin');
  },
};

export const ownContentJourneys: Journeys = {
  async 'the list leads to a post with coloured code, and the post to the previous one'(visitor) {
    await visitor.open('blog/');
    await visitor.click(LONG_POST.title);
    await visitor.expectText('h1', LONG_POST.title);
    await visitor.expectPath(`/${LONG_POST.path}`);
    const colours = () => {
      const parts = document.querySelectorAll('pre code, pre code span');
      return new Set([...parts].map((part) => getComputedStyle(part).color)).size > 2;
    };
    await visitor.expectValue(colours, true);
    await visitor.click('Previous article');
    await visitor.expectText('h1', 'Colours that survive the afternoon');
    // WebKit runs `listen` only on pages opened by address, not on those of a link.
    await visitor.evaluate(listen);
  },

  async 'links in a text are underlined'(visitor) {
    await visitor.open('blog/a-week-with-one-file/');
    await visitor.expectValue(areUnderlined, true, 'article p a');
  },
};
