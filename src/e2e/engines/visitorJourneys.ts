import assert from 'node:assert/strict';
import { demoOwner as owner } from '../../content/demo.ts';
import { SECTIONS } from '../../sections/sections.ts';
import type { Visitor } from './visitor.ts';

/** Runs in the page. */
function isMusicAtTop() {
  const top = document.getElementById('music')?.getBoundingClientRect().top ?? NaN;
  return top > -1 && top < 200;
}

/** A visitor's journeys. None may cause an error or a warning in the page. */
export const visitorJourneys: Record<string, (visitor: Visitor) => Promise<void>> = {
  async 'the public page is read and taken over'(visitor) {
    await visitor.open('');
    await visitor.reads('h1', owner.name);
    const sections = () => [...document.querySelectorAll('main > section')].map(({ id }) => id);
    await visitor.sees(
      SECTIONS.map(({ id }) => id),
      sections,
    );
    await visitor.sees(20, () => document.querySelectorAll('#home [data-placed] span').length);
  },

  async 'links from elsewhere and of the bar lead to their section'(visitor) {
    // The question mark forces a page load; the anchor alone would only scroll.
    await visitor.open('?#music');
    await visitor.sees(true, isMusicAtTop);
    await visitor.open('');
    await visitor.click('link', 'Music');
    await visitor.isAt('/#music');
    await visitor.sees(true, isMusicAtTop);
    await visitor.reads('nav [aria-current]', 'Music');
  },

  async 'the carousel turns its page, and a track plays and is liked'(visitor) {
    await visitor.open('');
    await visitor.click('button', 'Next projects');
    await visitor.reads('#projects [aria-live]', '2 of 2');
    const inert = () =>
      [...document.querySelectorAll<HTMLElement>('[aria-roledescription="slide"]')].map(
        (slide) => slide.inert,
      );
    await visitor.sees([true, false], inert);
    for (const name of ['Play ', 'Like ']) await visitor.click('button', name);
    const pressed = () => document.querySelectorAll('#music [aria-pressed="true"]').length;
    await visitor.sees(2, pressed);
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
    assert.equal((await visitor.ask(plant))[1], 'TypeError');
    const found = () => [document.title, document.getElementById('planted') !== null];
    assert.deepEqual(await visitor.ask(found), [`${owner.name} | Portfolio`, false]);
    // Shows that errors are recorded at all.
    await visitor.sees(true, () => (window.complaints ?? []).length > 0);
    await visitor.ignoreErrors(/script-src|trusted-types/);
  },
};
