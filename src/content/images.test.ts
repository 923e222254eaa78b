import { expect, test } from 'vitest';
import { imageSource, placeholderImage } from './images';

test.each([
  ['a', 'https://picsum.photos/seed/a'],
  ['a b/c?d', 'https://picsum.photos/seed/a%20b%2Fc%3Fd'],
])(
  'a placeholder with the seed %s is requested for its slot and for dense screens',
  (seed, url) => {
    expect(placeholderImage(seed)).toBe(url);
    const srcSet = `${url}/400/300.webp 1x, ${url}/800/600.webp 2x`;
    const source = { src: `${url}/400/300.webp`, srcSet, width: 400, height: 300 };
    expect(imageSource(url, 400, 300)).toEqual(source);
  },
);

test.each([
  ['https://example.com/me.jpg', 'https://example.com/me.jpg'],
  ['https://picsum.photos.example.com/me.jpg', 'https://picsum.photos.example.com/me.jpg'],
  ['https://picsum.photos/800/600?grayscale', 'https://picsum.photos/800/600?grayscale'],
  ['https://picsum.photos/seed/a/800/600', 'https://picsum.photos/seed/a/800/600'],
  ['me.webp', '/me.webp'],
  ['images/on the road.jpg', '/images/on%20the%20road.jpg'],
  ['images/100%.jpg', '/images/100%25.jpg'],
  [undefined, undefined],
])('the picture %s of the owner has the address %s', (image, src) => {
  expect(imageSource(image, 400, 300)).toEqual({ src, width: 400, height: 300 });
});
