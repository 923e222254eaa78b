import { color } from './tokens';

/** Where the light of a drawn cover falls and its colour, of hues next to the accent, so that a wall of covers varies. */
const LIGHTS = [
  ['12% 20%', '#7d1b20'],
  ['85% 15%', '#5f1430'],
  ['50% 108%', '#7d1b20'],
  ['94% 88%', '#4d1a24'],
  ['6% 94%', '#6b2418'],
  ['50% -8%', '#5f1430'],
  ['30% 55%', '#4d1a24'],
  ['75% 60%', '#6b2418'],
] as const;

/** Which of the covers belongs to `seed`: the same for the same seed. Goes into `data-cover`. */
export function coverOf(seed: string): number {
  let sum = 7;
  for (const letter of seed) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum % LIGHTS.length;
}

/** Pictures out of nothing but CSS: rings of light, on every element that says in `data-cover` which one it shows. */
export const drawnCovers = `
  [data-cover] {
    background:
      repeating-radial-gradient(
        circle at var(--light),
        transparent 0 1.35rem,
        rgb(255 255 255 / 6%) 1.35rem calc(1.35rem + 1px)
      ),
      radial-gradient(circle at var(--light), var(--tone), ${color.surface} 88%);
  }
  ${LIGHTS.map(
    ([light, tone], index) => `[data-cover='${index}'] { --light: ${light}; --tone: ${tone}; }`,
  ).join('')}
`;
