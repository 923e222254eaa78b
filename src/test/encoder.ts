import { act } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { wait } from '../shared/wait';

// For `vi.mock`, because jsdom has no canvas: takes the place of `encodePicture.ts`.

/** The promises that the encoder awaits before it names and encodes a file. */
const encoder = { named: Promise.resolve(), start: Promise.resolve() };

beforeEach(() => {
  Object.assign(encoder, { named: Promise.resolve(), start: Promise.resolve() });
  // Its first digits are in the names of pictures.
  vi.spyOn(crypto, 'randomUUID').mockReturnValue('0ff1ce00-0000-4000-8000-000000000000');
});

/** Holds the encoder until the returned function is called. */
export function holdEncoder(step: keyof typeof encoder = 'start') {
  let release: () => void = () => undefined;
  encoder[step] = new Promise((resolve) => (release = resolve));
  return () =>
    act(() => {
      release();
      // A new task: by then the pictures are added.
      return wait(0);
    });
}

export const findExtension = () => encoder.named.then(() => 'webp');
export const encodePicture = async ({ type }: File) => {
  await encoder.start;
  return type.startsWith('image/')
    ? { blob: new Blob(['x']), width: 2, height: 1 }
    : { error: 'This browser cannot read it.' };
};
