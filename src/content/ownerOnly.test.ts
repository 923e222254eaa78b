import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoOwner, demoPassword } from './demo';

const OWN_FILES = ['owner.ts', 'demo.ts'].map((file) => join('src', 'content', file));
/** Tests hold the demo site to what it shows, and the owner's work may speak of the owner. */
const MAY_NAME = /\.test\.tsx?$|^src[\\/](test|e2e)[\\/]|[\\/]content\.json$/;

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every text that makes the site, but for the owner's own files. */
const texts = [...filesIn('src'), ...filesIn('public'), 'index.html', 'package.json']
  .filter((file) => !OWN_FILES.includes(file) && !MAY_NAME.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !text.includes('\0'));

const { name, siteUrl, tagline, email, location = '', phone = '', socials = [] } = demoOwner;

describe('nothing about the person of the demo stands outside owner.ts and demo.ts', () => {
  test.each(
    Object.entries<string[]>({
      name: [name],
      tagline: [tagline],
      email: [email],
      location: [location],
      phone: [phone, phone.replace(/\D/g, '')],
      site: [new URL(siteUrl).host],
      profiles: socials.map(({ url }) => url),
      'demo sign-in': [demoPassword],
    }),
  )('%s', (_field, values) => {
    const isIn = (text: string) =>
      values.some((value) => text.toLowerCase().includes(value.toLowerCase()));
    expect(texts.filter(({ text }) => isIn(text)).map(({ file }) => file)).toEqual([]);
  });
});

test('the text of the site was looked through', () => {
  const files = texts.map(({ file }) => file);
  expect(files).toEqual(
    expect.arrayContaining(['index.html', join('src', 'prerender', 'plugin.ts')]),
  );
});
