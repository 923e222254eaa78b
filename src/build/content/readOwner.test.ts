import { expect, test } from 'vitest';
import { testContent } from '../../test/data/content';
import { parseOwner } from './readOwner';

const owner = { ...testContent.owner, resume: 'resume.pdf' };
const parse = (change: object, rest: object = {}) =>
  parseOwner({ owner: { ...owner, ...change }, passwordHash: null, ...rest }, ['resume.pdf']);

test.each([
  { phone: undefined, location: undefined, resume: undefined, socials: undefined },
  { socials: [{ kind: 'email', url: 'mailto:ada@example.com' }] },
  { siteUrl: 'https://name.example:8080/portfolio/' },
  {
    language: 'pt-BR',
    words: { nav: { menu: 'Índice' }, reading: { articlesOn: { two: '{count}', few: '{count}' } } },
  },
  { skills: [{ title: 'A', skills: [{ name: 'TS' }] }] },
  { contactEndpoint: 'https://forms.example/f/1' },
  { contactEndpoint: 'http://localhost:9000/' },
])('an owner with %j is valid', (change) => {
  expect(parse(change)).toEqual({
    owner: { ...owner, ...change },
    passwordHash: null,
    strictTransportSecurity: null,
  });
});

test('a language tag is put into its canonical form', () => {
  expect(parse({ language: 'DE-latn-at' })).toHaveProperty('owner.language', 'de-Latn-AT');
});

test('sections missing from the order follow in the default order', () => {
  const order = ['music', 'about', 'experience', 'projects', 'blog', 'contact'];
  expect(parse({ order: ['music'] })).toHaveProperty('owner.order', order);
});

test('an address is normalised as in browsers', () => {
  const siteUrl = 'https://xn--bcher-kva.example/';
  expect(parse({ siteUrl: 'HTTPS://Bücher.example/' })).toHaveProperty('owner.siteUrl', siteUrl);
});

const CODE = { kind: 'code', label: 'GitHub', url: 'https://github.com/a' };

test.each<[object, string]>([
  [{ name: ' ' }, 'owner.name: expected text with a visible character'],
  [{ siteUrl: 'robin-vale.example' }, 'owner.siteUrl: expected an address that starts with https'],
  ...['https://name.example/work', 'https://name.example/../a/', 'https://name.example/?a/'].map(
    (siteUrl): [object, string] => [{ siteUrl }, 'owner.siteUrl: expected the full address of'],
  ),
  [{ email: 'jörg@example.com' }, 'owner.email: expected an email address such as name@'],
  [{ email: 'name@' }, 'owner.email: expected an email address such as name@example.com'],
  [{ phone: 'call me' }, 'owner.phone: expected a phone number with the digits 0 to 9'],
  [{ phone: '۰۲۱-۵۵۵' }, 'owner.phone: expected a phone number with the digits 0 to 9'],
  [{ resume: 'cv.pdf' }, 'owner.resume: expected an existing file under public'],
  ...[
    'http://forms.example/',
    'http://localhost.example/',
    'forms.example',
    'https://me:secret@forms.example/',
    'https://:secret@forms.example/',
    'mailto:name@example.com',
    "https://a.example;script-src 'unsafe-inline'/",
  ].map((contactEndpoint): [object, string] => [
    { contactEndpoint },
    'owner.contactEndpoint: expected an address that starts with https://, or with http://localhost',
  ]),
  [
    { about: { text: ['A'] } },
    'owner.about: expected no about, because it is in src/content/content.json, found an',
  ],
  [{ accent: 'red' }, 'owner.accent: expected # and six hexadecimal digits'],
  [
    { accent: '#FFCC00' },
    'expected a colour with a contrast of 4.5 to white and of 3 to the dark page, such as #',
  ],
  [{ order: ['home'] }, 'owner.order[0]: expected one of the sections about, '],
  [{ roles: [] }, 'owner.roles: expected at least one role'],
  [{ skills: [{ title: 'A', skills: [] }] }, 'owner.skills[0].skills: expected at least one skill'],
  ...[undefined, 'javascript:mailto:a@b', 'mailto:', 'mailto:a@b?cc=c@d'].map(
    (url): [object, string] => [{ socials: [{ ...CODE, url }] }, 'socials[0].url: expected an'],
  ),
  [
    { skills: [{ title: 'A', skills: [{ name: 'TS', level: 101 }] }] },
    'owner.skills[0].skills[0].level: expected a level in percent, from 0 to 100, found 101',
  ],
  [
    { repository: { name: 'https://github.com/a/b' } },
    'owner.repository.name: expected a repository on GitHub such as name/portfolio, found "https:',
  ],
  [
    { repository: { name: 'a/b', branch: 'main?' } },
    'owner.repository.branch: expected the name of a branch such as main, found "main?"',
  ],
  ...['de_DE', 'german'].map((language): [object, string] => [
    { language },
    'owner.language: expected a language tag such as en, de or pt-BR',
  ]),
  [{ words: { nav: 1 } }, 'owner.words.nav: expected an object with main, menu, '],
  [{ words: { navi: {} } }, 'owner.words.navi: expected one of the fields page, nav, '],
  [{ words: { nav: { menu: ' ' } } }, 'owner.words.nav.menu: expected text with a visible'],
  [
    { words: { music: { play: 'Hear {track}' } } },
    'music.play: expected a text with no other values in braces than "Play {title}", found "Hear',
  ],
  [{ fax: '1' }, 'owner.fax: expected one of the fields name, '],
])('an owner with %j is invalid', (change, message) => {
  const parsed = parse(change);
  expect(parsed).toEqual({ errors: [expect.stringContaining(message) as string] });
});

test('all errors are reported at once, including those of other exports', () => {
  const parsed = parse(
    { name: '', resume: '/cv.pdf' },
    { passwordHash: { salt: 'x', hash: 'y' }, strictTransportSecurity: 'max-age=1; x' },
  );
  const places = 'errors' in parsed ? parsed.errors.map((error) => error.split(':')[0]) : [];
  const others = ['passwordHash.salt', 'passwordHash.hash', 'strictTransportSecurity'];
  expect(places).toEqual(['owner.name', 'owner.resume', ...others, 'owner.resume']);
});
