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

export const demoJourneys: Journeys = {
  async 'the public page is complete and hydrates'(visitor) {
    await visitor.open('');
    await visitor.reads('h1', owner.name);
    const sections = () => [...document.querySelectorAll('main > section')].map(({ id }) => id);
    await visitor.expectValue(
      sections,
      SECTIONS.map(([id]) => id),
    );
    await visitor.expectValue(
      () => document.querySelectorAll('#home[data-placed] [aria-hidden] > span').length,
      20,
    );
  },

  async 'deep links and links of the bar lead to their section'(visitor) {
    for (const [id] of SECTIONS.slice(1)) {
      const label = labels[id];
      // The query forces a page load; the anchor alone would only scroll.
      await visitor.open(`?${id}#${id}`);
      await visitor.expectValue(isHeadingAt, true, id, HEADING_TOP);
      await visitor.open('');
      await visitor.click('link', label);
      await visitor.isAt(`/#${id}`);
      await visitor.expectValue(isHeadingAt, true, id, HEADING_TOP);
      await visitor.reads('nav [aria-current]', label);
    }
  },

  async 'the carousel shows its next page, and a track plays and is liked'(visitor) {
    await visitor.open('');
    await visitor.click('button', 'Next projects');
    await visitor.reads('#projects [aria-live]', '2 of 2');
    const inert = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')].map(
        (slide) => slide.inert,
      );
    await visitor.expectValue(inert, [true, false]);
    // Playing moves the other buttons of the row.
    for (const name of ['Like ', 'Play ']) await visitor.click('button', name);
    const pressed = () => document.querySelectorAll('#music [aria-pressed="true"]').length;
    await visitor.expectValue(pressed, 2);
  },

  async 'the policy keeps planted code from running'(visitor) {
    await visitor.open('');
    const plant = () => {
      const attempts = [
        () => {
          const script = document.createElement('script');
          script.append('document.title = "planted"');
          document.body.append(script);
        },
        () => document.body.insertAdjacentHTML('beforeend', '<p id="planted"></p>'),
      ];
      return attempts.map((attempt) => {
        try {
          attempt();
          return 'nothing';
        } catch (error) {
          return String(error).split(':')[0];
        }
      });
    };
    assert.equal((await visitor.evaluate(plant))[1], 'TypeError');
    const found = () => [document.title, document.getElementById('planted') !== null];
    assert.deepEqual(await visitor.evaluate(found), [`${owner.name} | Portfolio`, false]);
    // Shows that errors are recorded at all.
    await visitor.expectValue(() => (window.complaints ?? []).length > 0, true);
    await visitor.ignoreErrors(/script-src|trusted-types/);
  },

  async 'the owner publishes a post for visitors, and logs out'(visitor) {
    await visitor.open('admin/dashboard');
    await visitor.isAt('/admin');
    await visitor.write('Email', OWNER.email);
    await visitor.write('Password', OWNER.password);
    await visitor.click('button', 'Sign In');
    await visitor.reads('h1', 'Admin Dashboard');
    await visitor.isAt('/admin/dashboard');
    await visitor.click('tab', 'Blog Posts');
    await visitor.click('button', 'New Post');
    for (const [label, text] of Object.entries(POST)) await visitor.write(label, text);
    await visitor.click('button', 'Create Post');
    await visitor.reads('article h3', POST.Title);
    await visitor.click('button', `Publish: ${POST.Title}`);
    await visitor.reads('article button', `Unpublish: ${POST.Title}`);
    await visitor.click('link', 'View Portfolio');
    await visitor.isAt('/');
    await visitor.reads('#blog h3', POST.Title);

    await visitor.evaluate(() => history.back());
    await visitor.click('button', 'Logout');
    await visitor.isAt('/');
    await visitor.evaluate(() => history.back());
    await visitor.reads('h1', 'Admin Access');
    await visitor.isAt('/admin');
  },
};

export const ownContentJourneys: Journeys = {
  async 'the list leads to a post, and the post to the previous one and back'(visitor) {
    await visitor.open('blog/');
    await visitor.reads('h1', 'All Articles');
    await visitor.click('link', LONG_POST.title);
    await visitor.reads('h1', LONG_POST.title);
    await visitor.isAt(`/${LONG_POST.path}`);
    const colours = () => {
      const parts = document.querySelectorAll('pre code, pre code span');
      return new Set([...parts].map((part) => getComputedStyle(part).color)).size > 2;
    };
    await visitor.expectValue(colours, true);
    await visitor.expectValue(() => document.querySelector('table')?.rows.length, 7);
    await visitor.click('link', 'Previous article');
    await visitor.reads('h1', 'Colours that survive the afternoon');
    await visitor.click('link', 'Next article');
    await visitor.reads('h1', LONG_POST.title);
    // WebKit runs `listen` only on pages opened by address, not on those of a link.
    await visitor.evaluate(listen);
  },
};
