import { expect, test } from 'vitest';
import { PLACEHOLDER_HOSTS } from '../../content/images';
import type { Content } from '../../content/types';
import { testContent } from '../../test/data/content';
import { anAbout, aPost, aTrack, makeWork } from '../../test/data/fixtures';
import { formatPolicy, getPolicySources, hashSource } from './policy';

const EMPTY = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";
const style = hashSource('a{}');
const sources = { styles: [style, style], images: ['https://img.example'] };
const policy = formatPolicy(sources, 'header');

test('the policy allows files of the site, styles by hash, and images from listed hosts', () => {
  expect(hashSource('')).toBe(EMPTY);
  expect(policy.split('; ')).toEqual([
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${style} ${EMPTY}`,
    "img-src 'self' https://img.example",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ]);
});

test('the policy in a meta element lacks only frame-ancestors and linked sounds', () => {
  const inPage = policy.replace("frame-ancestors 'none'; ", '').replace("media-src 'self'; ", '');
  expect(formatPolicy(sources, 'meta')).toBe(inPage);
});

test('the policy lists the services and audio hosts of a page', () => {
  const more = { ...sources, connect: ['https://api.example'], media: ['https://audio.example'] };
  expect(formatPolicy(more, 'header')).toContain("; connect-src 'self' https://api.example;");
  expect(formatPolicy(more, 'header')).toContain("; media-src 'self' https://audio.example;");
});

test('image hosts are the unique hosts of covers and bodies, and the placeholder service if used', () => {
  const covers = ['https://cdn.example/a.jpg', 'https://CDN.example:443/c.jpg', 'covers/mine.jpg'];
  const tracks = [...covers, 'https://*;script-src *'].map((cover) => aTrack(cover, { cover }));
  const content: Content = { ...testContent, ...makeWork({ tracks }) };
  const getImages = (image: string) => {
    const posts = [aPost('a', { content: `![](${image})`, image: 'a.jpg' })];
    return getPolicySources({ ...content, posts, isOwn: true }).hosts;
  };
  expect(getPolicySources(content).images).toEqual([...PLACEHOLDER_HOSTS, 'https://cdn.example']);
  const bodies = ['https://cdn.example', 'https://body.example'];
  expect(getImages('https://body.example/a')).toEqual(bodies);
  const about = [anAbout({ portrait: 'https://me.example/a.jpg' })];
  const hosts = ['https://cdn.example', 'https://me.example'];
  expect(getPolicySources({ ...content, about, isOwn: true }).hosts).toEqual(hosts);
  const placeholders = [...PLACEHOLDER_HOSTS, 'https://cdn.example'];
  expect(getImages('https://picsum.photos/seed/a/1/1')).toEqual(placeholders);
});

test('the policy allows unsaved pictures in the dashboard of own content', () => {
  const getSources = (isOwn: boolean) => getPolicySources({ ...testContent, isOwn });
  expect(getSources(true).images).toEqual([...getSources(true).hosts, 'blob:']);
  expect(getSources(false).images).toEqual(getSources(false).hosts);
});

test('audio hosts are the unique hosts of the tracks', () => {
  const audio = ['a.mp3', 'b.mp3', 'https://cdn.example/c.mp3', 'https://cdn.example/d.mp3'];
  const tracks = audio.map((file) => aTrack(file, { audio: file }));
  const { media } = getPolicySources({ ...testContent, tracks });
  expect(media).toEqual(["'self'", 'https://cdn.example']);
  expect(getPolicySources(testContent).media).toEqual([]);
});

test('the policy allows requests to the contact endpoint and, in the dashboard, to GitHub', () => {
  const repository = { name: 'a/b', branch: 'main' };
  const owner = { ...testContent.owner, repository, contactEndpoint: 'https://forms.example/1' };
  expect(getPolicySources({ ...testContent, owner })).toMatchObject({
    contact: ['https://forms.example'],
    connect: ['https://forms.example', 'https://api.github.com'],
  });
  expect(getPolicySources(testContent)).toMatchObject({ contact: [], connect: [] });
});
