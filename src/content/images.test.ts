import { expect, test } from 'vitest';
import { imageSource, placeholderImage } from './images';
import { getLargestWidth, PICTURE_PLACES } from './picturePlaces';

test.each([
  ['a', 'https://picsum.photos/seed/a'],
  ['a b/c?d', 'https://picsum.photos/seed/a%20b%2Fc%3Fd'],
])('the placeholder %s has a size for dense screens', (seed, url) => {
  expect(placeholderImage(seed)).toBe(url);
  const srcSet = `${url}/256/256.webp 1x, ${url}/512/512.webp 2x`;
  const source = { src: `${url}/256/256.webp`, srcSet, width: 256, height: 256 };
  expect(imageSource(url, 'track')).toEqual(source);
});

test.each([
  ['https://example.com/me.jpg', 'https://example.com/me.jpg'],
  ['https://picsum.photos.example.com/me.jpg', 'https://picsum.photos.example.com/me.jpg'],
  ['https://picsum.photos/seed/a/800/600', 'https://picsum.photos/seed/a/800/600'],
  ['https://picsum.photos/800/600?grayscale', 'https://picsum.photos/800/600?grayscale'],
  ['me.webp', '/me.webp'],
  ['images/on the road.jpg', '/images/on%20the%20road.jpg'],
  ['images/100%.jpg', '/images/100%25.jpg'],
  ['images/a & b, #1.jpg', '/images/a%20&%20b,%20%231.jpg'],
  [undefined, undefined],
])('the picture %s of the owner has the address %s', (image, src) => {
  expect(imageSource(image, 'track')).toEqual({ src, width: 256, height: 256 });
});

test('a picture known to the build has files for its place, none larger than itself', () => {
  const built = { id: 'a1', width: 1000, height: 750, color: '#842' };
  const list = (format: string) =>
    [240, 480, 816, 1000].map((width) => `/assets/a1-${width}.${format} ${width}w`).join();
  expect(imageSource('images/desk.jpg', 'cover', built)).toEqual({
    src: '/assets/a1-1000.webp',
    srcSet: list('webp'),
    avif: list('avif'),
    sizes: PICTURE_PLACES.cover.sizes,
    width: 840,
    height: 560,
    color: '#842',
  });
  expect(imageSource('images/desk.jpg', 'track', built, 'https://a.example/')).toMatchObject({
    src: 'https://a.example/assets/a1-480.webp',
  });
});

test('a picture deployed unchanged has its own address, and a ground before a drawn cover', () => {
  const source = imageSource('images/a.svg', 'track', { width: 20, height: 10, ground: '#eee' });
  expect(source).toEqual({ src: '/images/a.svg', width: 256, height: 256, color: '#eee' });
});

test('the largest file of a picture is enough for two pixels per CSS pixel of its largest place', () => {
  expect(getLargestWidth(['thumbnail'])).toBe(480);
  expect(getLargestWidth(['thumbnail', 'prose'])).toBe(1216);
  expect(getLargestWidth(['cover', 'postRow'])).toBe(1824);
});
