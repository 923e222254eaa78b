import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { demoOwner } from '../test/data/demoOwner';
import { demoPassword } from './demo';

const OWN_FILES = ['owner.ts', 'demo.ts'].map((file) => join('src', 'content', file));
/** Tests check the demo's text, and the owner's work may name the owner. */
const MAY_NAME = /\.test\.tsx?$|^src[\\/](test|e2e)[\\/]|[\\/]content\.json$/;

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every text file of the code. `public` is the owner's. */
const texts = [...filesIn('src'), 'index.html', 'package.json']
  .filter((file) => !OWN_FILES.includes(file) && !MAY_NAME.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !text.includes('\0'));

const { name, siteUrl, tagline, email, location = '', phone = '', socials = [] } = demoOwner;
const VALUES = [
  name,
  tagline,
  email,
  location,
  phone,
  phone.replace(/\D/g, ''),
  new URL(siteUrl).host,
  demoPassword,
  ...socials.map(({ url }) => url),
];

test.each(VALUES)('“%s” is only in owner.ts and demo.ts', (value) => {
  const found = texts.filter(({ text }) => text.toLowerCase().includes(value.toLowerCase()));
  expect(found.map(({ file }) => file)).toEqual([]);
});
