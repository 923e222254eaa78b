import { describe, expect, test } from 'vitest';
import { imageSource, placeholderImage } from './images';

describe('a placeholder picture', () => {
  test.each([
    ['a', 'https://picsum.photos/seed/a'],
    ['a b/c?d', 'https://picsum.photos/seed/a%20b%2Fc%3Fd'],
  ])('with the seed %s has the address %s', (seed, address) => {
    expect(placeholderImage(seed)).toBe(address);
  });

  test('is requested at the size of its slot, and at twice that for dense screens', () => {
    const seed = 'https://picsum.photos/seed/a';
    const srcSet = `${seed}/400/300.webp 1x, ${seed}/800/600.webp 2x`;
    const source = { src: `${seed}/400/300.webp`, srcSet, width: 400, height: 300 };
    expect(imageSource(placeholderImage('a'), 400, 300)).toEqual(source);
  });
});

describe('a picture of the owner', () => {
  test.each([
    'https://example.com/me.jpg',
    'https://picsum.photos.example.com/me.jpg',
    'https://picsum.photos/800/600?grayscale',
    'https://picsum.photos/seed/a/800/600',
  ])('%s is used unchanged', (image) => {
    expect(imageSource(image, 400, 300)).toEqual({ src: image, width: 400, height: 300 });
  });

  test.each([
    ['me.webp', '/me.webp'],
    ['images/on the road.jpg', '/images/on%20the%20road.jpg'],
    ['images/100%.jpg', '/images/100%25.jpg'],
  ])('at %s under public has the address %s', (image, src) => {
    expect(imageSource(image, 400, 300)).toEqual({ src, width: 400, height: 300 });
  });

  test('that is missing has no address', () => {
    expect(imageSource(undefined, 400, 300)).toEqual({ width: 400, height: 300 });
  });
});
