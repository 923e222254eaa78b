import { type Area, drawCircles, FRONT_COUNT } from './circles';

/**
 * Places the circles of the hero, each by custom properties (styles/sections/floatingCircles.ts). Those in front of the
 * name are placed in shares of its width and in em of its size, so that they follow its letters.
 */
export function placeCircles(hero: HTMLElement, random: () => number) {
  const { x, y } = hero.getBoundingClientRect();
  const measure = (element: Element): Area => {
    const box = element.getBoundingClientRect();
    return { x: box.x - x, y: box.y - y, width: box.width, height: box.height };
  };
  const heading = hero.querySelector('h1');
  const findSpans = (layer: string) => hero.querySelectorAll<HTMLElement>(`.circles-${layer} > *`);
  const spans = [...findSpans('front'), ...findSpans('behind')];
  if (!heading || spans.length === 0) return;
  const area = measure(hero);
  const name = measure(heading);
  const em = Number.parseFloat(getComputedStyle(heading).fontSize) || 1;
  const clear = [...hero.querySelectorAll('li, p, a, button')].map(measure);
  const bar = { ...area, height: 72 };
  drawCircles(random, area, name, [bar, ...clear]).forEach((circle, index) => {
    const [left, top] =
      index < FRONT_COUNT
        ? [(circle.x - name.x) / (name.width || 1), (circle.y - name.y) / em]
        : [circle.x / (area.width || 1), circle.y / (area.height || 1)];
    const style = {
      '--size': `${circle.size.toFixed()}px`,
      '--x': left.toFixed(3),
      '--y': top.toFixed(3),
      opacity: circle.isBright ? '1' : '0.25',
      'z-index': circle.isBright ? '0' : '-1',
      '--duration': `${circle.duration.toFixed(2)}s`,
      '--delay': `${circle.delay.toFixed(2)}s`,
    };
    for (const [property, value] of Object.entries(style))
      spans[index]?.style.setProperty(property, value);
  });
  hero.dataset['placed'] = '';
}
