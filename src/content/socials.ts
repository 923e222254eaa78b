import type { Owner, SocialLink } from './types';

const LINKEDIN = 'M6 10v8M6 6v.01M11 18v-8m0 3.5a3.5 3.5 0 0 1 7 0V18';
const X = 'M4.5 5h3.8L19.5 19h-3.8zM5 19l5.6-6.1M13 10.7 18.6 5';
const LINK =
  'M10 14a4 4 0 0 0 5.6 0l3-3A4 4 0 0 0 13 5.4l-1 1M14 10a4 4 0 0 0-5.6 0l-3 3A4 4 0 0 0 11 18.6l1-1';

/** The icons of kinds without a name. */
const GENERAL_ICONS = new Map<string, SocialLink['icon']>([
  ['code', 'code'],
  ['network', LINKEDIN],
  ['microblog', X],
]);

/** The icons of the other kinds, by their default labels, spelled as their owners do. */
const ICONS: Record<string, SocialLink['icon']> = {
  GitHub:
    'M9.5 20v-3.4c-3.5-.6-5-2.8-5-5.8 0-1.4.4-2.6 1.1-3.5L5.5 4l3.3 1.4a11 11 0 0 1 6.4 0L18.5 4l-.1 3.3c.7.9 1.1 2.1 1.1 3.5 0 3-1.5 5.2-5 5.8V20M9.5 18.7c-2.5.6-3-1.3-5-1.7',
  GitLab: 'M12 20 3.5 13l3-8.5 2.5 6h6l2.5-6 3 8.5zL9 10.5m3 9.5 3-9.5',
  Codeberg: 'M6.5 19a9 9 0 1 1 11 0M12 6.5l-6.2 12M12 6.5l6.2 12M12 6.5V20',
  LinkedIn: LINKEDIN,
  Mastodon:
    'M16 20.2c-4.5 1.2-8.5.3-9.8-2.2C5 15.7 4.5 12 4.8 8.3A4.5 4.5 0 0 1 9.3 4h5.4a4.5 4.5 0 0 1 4.5 4.5c.2 4.8-.2 7.5-4.2 7.5H9.5m-1-3.5V9.8a1.75 1.75 0 0 1 3.5 0v1.7-1.7a1.75 1.75 0 0 1 3.5 0v2.7',
  Bluesky:
    'M12 10.5c-1.5-3-4.7-6-7-6-2 0-1.7 4-1 6.2.6 1.8 2.2 2.3 4.2 2-3 .6-4 2.6-2.2 4.6 2.5 2.7 5 .7 6-2.8 1 3.5 3.5 5.5 6 2.8 1.8-2 .8-4-2.2-4.6 2 .3 3.6-.2 4.2-2 .7-2.2 1-6.2-1-6.2-2.3 0-5.5 3-7 6z',
  X: X,
  YouTube:
    'M6.5 5.5h11A3.5 3.5 0 0 1 21 9v6a3.5 3.5 0 0 1-3.5 3.5h-11A3.5 3.5 0 0 1 3 15V9a3.5 3.5 0 0 1 3.5-3.5zm4 3.5v6l5-3z',
  Instagram:
    'M8 4h8a4 4 0 0 1 4 4v8a4 4 0 0 1-4 4H8a4 4 0 0 1-4-4V8a4 4 0 0 1 4-4zm4 4.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zm4.5-1v.01',
  SoundCloud: 'M3.5 13.5v3m3-5.5v6m3-8.5V17m3 0V7.5a5 5 0 0 1 5.3 4.5h.2a2.5 2.5 0 0 1 0 5z',
  Bandcamp: 'M8.5 6.5H21l-5.5 11H3z',
  Spotify:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM7.5 9.3c3-.9 6.5-.6 9.2.9M8 12.4c2.7-.7 5.5-.4 7.9.9m-7.4 2.1c2.2-.5 4.5-.3 6.4.8',
  Email: 'M4 6h16v12H4zm0 1 8 6 8-6',
  Website:
    'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM3.5 12h17M12 3.5c-4.5 5-4.5 12 0 17 4.5-5 4.5-12 0-17z',
};

/** The links to the owner's profiles. `kind` ignores case. Resolved by the build: visitors load no other icons. */
export const socialLinks = (socials: Owner['socials'] = []): SocialLink[] =>
  socials.map(({ kind, label, url }) => {
    const known = kind.trim().toLowerCase();
    const name = Object.keys(ICONS).find((each) => each.toLowerCase() === known);
    const { host, pathname } = new URL(url);
    return {
      label: label ?? name ?? (host.replace(/^www\./, '') || pathname),
      url,
      icon: (name ? ICONS[name] : GENERAL_ICONS.get(known)) ?? LINK,
    };
  });
