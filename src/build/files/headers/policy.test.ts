import { expect, test } from 'vitest';
import { PLACEHOLDER_HOSTS } from '../../../content/images';
import { testContent } from '../../../test/data/content';
import { aTrack, workOf } from '../../../test/data/fixtures';
import {
  contentSecurityPolicy,
  GITHUB_API,
  headerPolicy,
  imageOrigins,
  mediaSources,
  sourceHash,
  policyForMeta,
} from './policy';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const policy = contentSecurityPolicy({
  styles: [sourceHash('a{}'), sourceHash('a{}')],
  images: ['https://img.example'],
});
const directives = new Map(
  policy.split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources.join(' ')];
  }),
);

test('a hash is written as CSP reads it', () => {
  expect(sourceHash('')).toBe(EMPTY);
});

test.each([
  ['default-src', "'none'"],
  ['script-src', "'self'"],
  ['object-src', "'none'"],
  ['base-uri', "'none'"],
  ['form-action', "'none'"],
  ['frame-ancestors', "'none'"],
  ['require-trusted-types-for', "'script'"],
  ['trusted-types', "'none'"],
  ['img-src', "'self' https://img.example"],
])('%s allows %s', (name, sources) => {
  expect(directives.get(name)).toBe(sources);
});

test('requests go to the site itself, and to the services of the page', () => {
  expect(directives.get('connect-src')).toBe("'self'");
  expect(contentSecurityPolicy({ styles: [], images: [], connect: [GITHUB_API] })).toContain(
    "; connect-src 'self' https://api.github.com;",
  );
});

test('audio comes from where the tracks have it, each place once, and is not spoken of without any', () => {
  const audio = ['a.mp3', 'b.mp3', 'https://cdn.example/c.mp3', 'https://cdn.example/d.mp3'];
  const media = mediaSources({ tracks: audio.map((file) => aTrack(file, { audio: file })) });
  expect(contentSecurityPolicy({ styles: [], images: [], media })).toContain(
    "; media-src 'self' https://cdn.example;",
  );
  expect(mediaSources(testContent)).toEqual([]);
  expect(policy).not.toContain('media-src');
});

test('styles are allowed by hash alone, each once, and the empty one that styled-components starts from', () => {
  expect(directives.get('style-src')).toBe(`'self' ${sourceHash('a{}')} ${EMPTY}`);
  expect(policy).not.toContain('unsafe');
});

test('a meta tag gets the policy without what only a header may say', () => {
  expect(policyForMeta(policy)).not.toContain('frame-ancestors');
  expect(policyForMeta(policy)).toContain("form-action 'none'; require-trusted-types-for");
});

test('the origins are those of the images, each once, and the placeholder service where the site may use it', () => {
  const [track] = testContent.tracks;
  if (!track) throw new Error('The content has no track.');
  const tracks = [
    { ...track, cover: 'https://cdn.example/a.jpg' },
    { ...track, cover: 'https://cdn.example/b.jpg' },
    { ...track, cover: 'covers/mine.jpg' },
    { ...track, cover: 'https://CDN.example:443/c.jpg' },
    { ...track, cover: 'https://*;script-src *' },
  ];
  expect(imageOrigins(workOf({ tracks }))).toEqual([...PLACEHOLDER_HOSTS, 'https://cdn.example']);
  const own = { ...workOf({ tracks }), isOwn: true };
  expect(imageOrigins(own)).toEqual(['https://cdn.example']);
  expect(imageOrigins(own, ['https://picsum.photos/seed/a/1/1'])).toEqual([
    ...PLACEHOLDER_HOSTS,
    'https://cdn.example',
  ]);
});

test('a header that names too many hosts for a line of a host admits all, and says so', () => {
  const hosts = (count: number) =>
    Array.from({ length: count }, (_, index) => `https://images-${index}.example.com`);
  const few = { styles: [], images: hosts(20) };
  expect(headerPolicy(few)).toEqual({ policy: contentSecurityPolicy(few), isTooLong: false });
  const many = { styles: [], images: [...hosts(60), 'http://plain.example'] };
  const all = contentSecurityPolicy({ ...many, images: ['https:', 'http:'] });
  expect(headerPolicy(many)).toEqual({ policy: all, isTooLong: true });
});
