import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { demoOwner } from '../test/data/demoOwner';
import { demoPassword } from './demo';

const OWN_FILES = ['owner.ts', 'demo.ts'].map((file) => join('src', 'content', file));
/** Tests check the demo's text, and the owner's work may name the owner. */
const MAY_NAME = /\.test\.tsx?$|^src[\\/](test|e2e)[\\/]|[\\/]content\.json$/;

const filesIn = (directory: string) =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** Every text file of the site except the owner's own. */
const texts = [...filesIn('src'), ...filesIn('public'), 'index.html', 'package.json']
  .filter((file) => !OWN_FILES.includes(file) && !MAY_NAME.test(file))
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }))
  .filter(({ text }) => !text.includes('\0'));

const { name, siteUrl, tagline, email, location = '', phone = '', socials = [] } = demoOwner;

describe('the owner of the demo is named only in owner.ts and demo.ts', () => {
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
