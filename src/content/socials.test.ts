import { expect, test } from 'vitest';
import { socialLinks } from './socials';

const getLink = (kind: string, url = 'https://www.a.example/b', label?: string) =>
  socialLinks([{ kind, url, ...(label && { label }) }])[0];
const LINK = getLink('somewhere')?.icon;

test.each([
  ['Github ', 'GitHub'],
  ['email', 'Email'],
  ['code', 'a.example'],
])('the profile %s has an icon and the name %s', (kind, label) => {
  expect(getLink(kind)?.label).toBe(label);
  expect(getLink(kind)?.icon).not.toBe(LINK);
  expect(getLink(kind, undefined, 'Mine')?.label).toBe('Mine');
});

test.each(['friendica', 'constructor'])('the unknown profile %s is a plain link', (kind) => {
  const link = { label: 'a.example', url: 'https://www.a.example/b', icon: LINK };
  expect(getLink(kind)).toEqual(link);
  expect(getLink(kind, 'mailto:a@b.example')?.label).toBe('a@b.example');
  expect(getLink(kind, 'https://a.www.example')?.label).toBe('a.www.example');
});

test('an owner without profiles has no links', () => expect(socialLinks()).toEqual([]));
