import { FILE_PATH_PATTERN, isWebAddress, parseAddress } from '../../rules.ts';
import { z } from '../zod.ts';
import { address, language, list, matching, strictObject, text } from './fields.ts';
import { wordsSchema } from './wordsSchema.ts';

const SITE_URL_EXPECTED =
  'the full address of the site, such as https://name.example/ or https://name.example/portfolio/, with a slash at the end';
/** The path becomes the base of every URL and part of `_headers`, so it allows no special characters. */
const siteUrl = address
  .regex(/^[^/]+\/\/[^/?#@\s]+\/(?:[\w.~-]+\/)*$/, { error: SITE_URL_EXPECTED, abort: true })
  .refine(
    (value) => new URL(value).href.endsWith(value.replace(/^[^/]+\/\/[^/]+/, '')),
    SITE_URL_EXPECTED,
  )
  .transform((value) => new URL(value).href);

/** The rule of `<input type="email">`, as in the sign-in. */
const email = matching(
  z.regexes.html5Email,
  'an email address such as name@example.com in plain letters: browsers accept no others in the sign-in',
);

const ENDPOINT_EXPECTED =
  'an address that starts with https://, or with http://localhost to test a form, without a user name and password';
/** Browsers refuse to fetch a URL with credentials. */
const endpoint = z.string(ENDPOINT_EXPECTED).refine((value) => {
  const { protocol, hostname, username, password } = parseAddress(value) ?? {};
  const isSafe = protocol === 'https:' || hostname === 'localhost';
  return isWebAddress(value) && isSafe && username === '' && password === '';
}, ENDPOINT_EXPECTED);

const resume = matching(
  FILE_PATH_PATTERN,
  'a file under public such as resume.pdf, without a slash in front',
);

const LEVEL_EXPECTED = 'a level in percent, from 0 to 100';
const PROFILE_EXPECTED =
  'an address that starts with https:// or http://, or with mailto: before an email address';
const profileUrl = z
  .string(PROFILE_EXPECTED)
  .refine(
    (url) => /^mailto:[^\s?@]+@[^\s?@]+$/.test(url) || address.safeParse(url).success,
    PROFILE_EXPECTED,
  );

/** Those besides home, in their usual order. */
const SECTIONS = ['about', 'experience', 'projects', 'music', 'blog', 'contact'] as const;

const skill = strictObject({
  name: text,
  /** Without it the skill is a name without a bar. */
  level: z.number(LEVEL_EXPECTED).min(0, LEVEL_EXPECTED).max(100, LEVEL_EXPECTED).optional(),
});

const owner = strictObject({
  name: text,
  siteUrl,
  brandMark: text,
  roles: list(text, 'roles').min(1, 'at least one role'),
  tagline: text,
  email,
  location: text.optional(),
  phone: text.regex(/\d/, 'a phone number with the digits 0 to 9').optional(),
  resume: resume.optional(),
  shareText: text.optional(),
  socials: list(
    strictObject({ kind: text, label: text.optional(), url: profileUrl }),
    'profiles',
  ).optional(),
  about: z.never('no about, because it is in src/content/content.json').optional(),
  skills: list(
    strictObject({ title: text, skills: list(skill, 'skills').min(1, 'at least one skill') }),
    'groups of skills',
  ),
  language: language.optional(),
  words: wordsSchema.optional(),
  /** `readOwner.ts` checks its contrast. */
  accent: matching(/^#[\da-f]{6}$/i, '# and six hexadecimal digits').optional(),
  /** Home is first, and sections left out follow in their usual order. */
  order: list(z.enum(SECTIONS, `one of the sections ${SECTIONS.join(', ')}`), 'sections')
    .transform((listed) => [...new Set([...listed, ...SECTIONS])])
    .optional(),
  /** The URL that receives the messages of the contact form; without it the form opens a mail. */
  contactEndpoint: endpoint.optional(),
  /** The target of Publish site on the deployed dashboard; without it there is no Publish site. */
  repository: strictObject({
    name: matching(/^[\w-]+\/[\w.-]+$/, 'a repository on GitHub such as name/portfolio'),
    branch: matching(/^[^\s~^:?*[\\]+$/, 'the name of a branch such as main').optional(),
  }).optional(),
});

const hex = (bytes: number) =>
  matching(
    new RegExp(`^[\\da-f]{${bytes * 2}}$`),
    `${bytes * 2} hexadecimal digits, as npm run set-password writes them`,
  );

/** The exports of `owner.ts`. */
export const ownerFileSchema = z.object({
  owner,
  /** The hash that the sign-in checks (`app/auth/password.ts`): PBKDF2 with SHA-256 over password and salt. */
  passwordHash: strictObject(
    { salt: hex(16), hash: hex(32) },
    'null, or the salt and hash that npm run set-password writes',
  ).nullable(),
  strictTransportSecurity: matching(
    /^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/,
    "a value such as 'max-age=63072000', or null",
  )
    .nullable()
    .default(null),
});

export type OwnerFile = z.output<typeof ownerFileSchema>;
