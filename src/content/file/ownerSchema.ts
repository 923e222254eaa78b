import { z } from 'zod';
import { address, entry, filePath, list, text } from './fields.ts';

/** A list in which no two have the same key: what is drawn from it would be mixed up. */
const distinct = <T extends z.ZodType>(
  item: T,
  what: string,
  keyOf: (item: z.output<T>) => string,
) =>
  list(item, what).refine((items) => new Set(items.map(keyOf)).size === items.length, {
    error: `${what} that differ`,
  });

const SITE_URL =
  'the full address of the site, such as https://name.example/ or https://name.example/portfolio/, with a slash at the end';
/** The path becomes the base of every address and part of `_headers`, so it holds no character with a meaning there. */
const siteUrl = address
  .regex(/^[^/]+\/\/[^/?#@\s]+\/(?:[\w.~-]+\/)*$/, { error: SITE_URL, abort: true })
  .refine((value) => new URL(value).href.endsWith(value.replace(/^[^/]+\/\/[^/]+/, '')), {
    error: SITE_URL,
  })
  .transform((value) => new URL(value).href);

const EMAIL = 'an email address such as name@example.com';
const email = z
  .string({ error: EMAIL })
  .regex(/^[\x20-\x7e]*$/, {
    error: `${EMAIL} in plain letters: the sign-in of browsers takes no others`,
    abort: true,
  })
  // What browsers take in a field of the type `email`, which the sign-in is.
  .regex(z.regexes.html5Email, { error: EMAIL });

const LEVEL = 'a level in percent, from 0 to 100';
const SOCIAL_KINDS = ['code', 'network', 'microblog'] as const;

const REPOSITORY = 'a repository on GitHub such as name/portfolio';
const BRANCH = 'the name of a branch such as main';

const skill = entry({
  name: text,
  /** Percent, 0 to 100. */
  level: z.number({ error: LEVEL }).min(0, { error: LEVEL }).max(100, { error: LEVEL }),
});

const owner = entry({
  name: text,
  /** Where the front page is served; a path in it becomes the base of every address. */
  siteUrl,
  brandMark: text,
  roles: distinct(text, 'roles', (role) => role).min(1, { error: 'at least one role' }),
  tagline: text,
  email,
  location: text.optional(),
  phone: text.regex(/\d/, { error: 'a phone number with digits' }).optional(),
  /** A file under `public`, without a leading slash. */
  resume: filePath('a file under public such as resume.pdf, without a slash in front').optional(),
  /** What the picture of social cards shows. */
  shareText: text,
  socials: distinct(
    entry({
      /** Picks the icon: a code-hosting, a professional-network or a microblog profile. */
      kind: z.enum(SOCIAL_KINDS, { error: SOCIAL_KINDS.join(' or ') }),
      label: text,
      url: address,
    }),
    'profiles',
    ({ url }) => url,
  ),
  skills: distinct(
    entry({ title: text, skills: distinct(skill, 'skills', ({ name }) => name) }),
    'groups of skills',
    ({ title }) => title,
  ),
  /** Where the dashboard of the deployed site publishes to; without it there is no Publish site. */
  repository: entry({
    name: z.string({ error: REPOSITORY }).regex(/^[\w-]+\/[\w.-]+$/, { error: REPOSITORY }),
    /** `main` where it is left out. */
    branch: z
      .string({ error: BRANCH })
      .regex(/^[^\s~^:?*[\\]+$/, { error: BRANCH })
      .optional(),
  }).optional(),
});

const hex = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\da-f]{${bytes * 2}}$`), {
    error: `${bytes * 2} hexadecimal digits, as npm run set-password writes them`,
  });

const HSTS = "a value such as 'max-age=63072000', or null";

/** What `owner.ts` exports. */
export const ownerFileSchema = z.object({
  owner,
  /** What the sign-in compares a password with (`app/auth/password.ts`): PBKDF2 with SHA-256 over password and salt. */
  passwordHash: entry(
    { salt: hex(16), hash: hex(32) },
    'null, or what npm run set-password writes',
  ).nullable(),
  strictTransportSecurity: z
    .string({ error: HSTS })
    .regex(/^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/, { error: HSTS })
    .nullable()
    .default(null),
});

export type OwnerFile = z.output<typeof ownerFileSchema>;
