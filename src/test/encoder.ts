import { act } from '@testing-library/react';

// For `vi.mock`, because jsdom has no canvas: takes the place of `encodePicture.ts`.

/** What the encoder waits for before it names and encodes a file. */
export const encoder = { named: Promise.resolve(), start: Promise.resolve() };

/** Holds the encoder until the returned function is called. */
export function holdEncoder(step: keyof typeof encoder = 'start') {
  let release: () => void = () => undefined;
  encoder[step] = new Promise((resolve) => (release = resolve));
  return () =>
    act(() => {
      release();
      // A new task: by then the pictures are added.
      return new Promise((resolve) => setTimeout(resolve));
    });
}

export const findExtension = () => encoder.named.then(() => 'webp');
export const encodePicture = async ({ type }: File) => {
  await encoder.start;
  return type.startsWith('image/')
    ? { blob: new Blob(['x']), width: 2, height: 1 }
    : { error: 'This browser cannot read it.' };
};
