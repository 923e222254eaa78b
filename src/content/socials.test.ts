import { expect, test } from 'vitest';
import { socialLinks } from './socials';

const linkOf = (kind: string, url = 'https://www.a.example/b', label?: string) =>
  socialLinks([{ kind, url, ...(label && { label }) }])[0];
const LINK = linkOf('somewhere')?.icon;

const NAMES = {
  ...{ github: 'GitHub', gitlab: 'GitLab', codeberg: 'Codeberg', linkedin: 'LinkedIn', x: 'X' },
  ...{ mastodon: 'Mastodon', bluesky: 'Bluesky', youtube: 'YouTube', instagram: 'Instagram' },
  ...{ soundcloud: 'SoundCloud', bandcamp: 'Bandcamp', spotify: 'Spotify', website: 'Website' },
  ...{ email: 'Email', code: 'a.example', network: 'a.example', microblog: 'a.example' },
};

test.each(Object.entries(NAMES))('the profile %s has a sign, and the name %s', (kind, label) => {
  expect(linkOf(kind)?.label).toBe(label);
  expect(linkOf(kind)?.icon).not.toBe(LINK);
  expect(linkOf(kind, undefined, 'Mine')?.label).toBe('Mine');
});

test('no two profiles share a sign', () => {
  const { network: _in, microblog: _x, ...own } = NAMES;
  const icons = Object.keys(own).map((kind) => linkOf(kind)?.icon);
  expect(new Set(icons).size).toBe(icons.length);
});

test.each(['friendica', 'constructor', 'GitHub '])('%s is a plain link to its host', (kind) => {
  expect(linkOf(kind)).toEqual({ label: 'a.example', url: 'https://www.a.example/b', icon: LINK });
  expect(linkOf(kind, 'mailto:a@b.example')?.label).toBe('a@b.example');
  expect(linkOf(kind, 'https://a.www.example')?.label).toBe('a.www.example');
});

test('an owner without profiles has no links', () => expect(socialLinks()).toEqual([]));
