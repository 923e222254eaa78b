import { type Area, drawCircles, FRONT_COUNT } from './circles';

/**
 * Places the circles of the hero, each by custom properties (styles/sections/floatingCircles.ts). Those in front of the
 * name are placed in shares of its width and in em of its size, so that they follow its letters.
 */
export function placeCircles(hero: HTMLElement, random: () => number) {
  const origin = hero.getBoundingClientRect();
  const measure = (element: Element): Area => {
    const box = element.getBoundingClientRect();
    return { x: box.x - origin.x, y: box.y - origin.y, width: box.width, height: box.height };
  };
  const heading = hero.querySelector('h1');
  const findSpans = (layer: string) => hero.querySelectorAll<HTMLElement>(`.circles-${layer} > *`);
  const spans = [...findSpans('front'), ...findSpans('behind')];
  if (!heading || spans.length === 0) return;
  const area = measure(hero);
  const name = measure(heading);
  const em = Number.parseFloat(getComputedStyle(heading).fontSize) || 1;
  const clear = [...hero.querySelectorAll('li, p, a, button')].map(measure);
  // As high as it gets, where a rem is 24 px.
  const bar = { ...area, height: 108 };
  const circles = drawCircles(random, area, name, [bar, ...clear]);
  circles.forEach(({ x, y, size, duration, delay, isBright }, index) => {
    const [left, top] =
      index < FRONT_COUNT
        ? [(x - name.x) / (name.width || 1), (y - name.y) / em]
        : [x / (area.width || 1), y / (area.height || 1)];
    const look = isBright ? 'opacity:1;z-index:0' : 'opacity:0.25;z-index:-1';
    const span = spans[index];
    if (span)
      span.style.cssText = `--size:${size.toFixed()}px;--x:${left.toFixed(3)};--y:${top.toFixed(3)};--duration:${duration.toFixed(2)}s;--delay:${delay.toFixed(2)}s;${look}`;
  });
  hero.dataset['placed'] = '';
}
