import { css } from 'styled-components';
import { color } from '../styles/tokens';

/** Where the light of a drawn cover falls, and its colour: hues next to the accent, so that a wall of covers varies. */
const LIGHTS = [
  '12% 20%',
  '85% 15%',
  '50% 108%',
  '94% 88%',
  '6% 94%',
  '50% -8%',
  '30% 55%',
] as const;
const TONES = ['#7d1b20', '#5f1430', '#6b2418', '#4d1a24'] as const;

function sumOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 65521;
  return sum;
}

/** A picture out of nothing but CSS: rings of light, placed and coloured by `seed`, the same for the same seed. */
export function drawnCover(seed: string) {
  const sum = sumOf(seed);
  const light = LIGHTS[sum % LIGHTS.length] ?? LIGHTS[0];
  const tone = TONES[sum % TONES.length] ?? TONES[0];
  return css`
    background:
      repeating-radial-gradient(
        circle at ${light},
        transparent 0 1.35rem,
        rgb(255 255 255 / 6%) 1.35rem calc(1.35rem + 1px)
      ),
      radial-gradient(circle at ${light}, ${tone}, ${color.surface} 88%);
  `;
}
