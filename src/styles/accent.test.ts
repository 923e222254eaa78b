import { expect, test } from 'vitest';
import { findNearest, hasEnoughContrast, recolor } from './accent';
import { globalStyle } from './global/globalStyle';
import { color } from './tokens';
import { tones } from './tones';

test.each([
  ['#d4232b', true],
  ['#2563eb', true],
  ['#0f766e', true],
  ['#ffcc00', false],
  ['#30003a', false],
])('the accent %s has enough contrast: %j, and the nearest one has', (accent, isEnough) => {
  expect(hasEnoughContrast(accent)).toBe(isEnough);
  expect(hasEnoughContrast(findNearest(accent))).toBe(true);
  expect(findNearest(accent) === accent).toBe(isEnough);
});

test('an accent of the owner is the fill, and replaces every shade of red; without one nothing changes', () => {
  expect(recolor(globalStyle, undefined)).toBe(globalStyle);
  const style = recolor(globalStyle, '#2563eb');
  expect(style).toContain('--fill: #2563eb;');
  const hues = Array.from(style.matchAll(/hsl\(([\d.]+)/g), ([, hue]) => Number(hue));
  expect(Math.min(...hues)).toBeGreaterThan(190);
  expect(Math.max(...hues)).toBeLessThan(250);
});

test('a shade of another hue is as light as the red one', () => {
  // White on the red band has the same contrast on a green one.
  expect(recolor(tones.red.ground, '#0f766e')).toBe('hsl(174.9 86.9% 23.0%)');
});

test('a translucent shade stays as translucent', () => {
  expect(recolor(tones.night['glow-top'], '#0f766e')).toMatch(/ \/ 42%\)$/);
});

test('errors are red, whatever the accent', () => {
  expect(recolor(color.error, '#0f766e')).toBe('#ff5a52');
});
