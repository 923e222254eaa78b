import type { Owner, PasswordHash } from './types';

/**
 * The one file to edit to make the site yours; it starts as the owner of the demo. Each comment says where a value shows.
 * `location`, `phone`, `resume` and `socials` are optional, and do not show if left out. With `skills: []` here
 * and without `about` in the content file the page has no skills section.
 */
export const owner: Owner = {
  /** The heading of the hero, every page title, the footer, the artist of every track, and the result in search engines. */
  name: 'Robin Vale',
  /** The address of the site, with a slash at the end, for the links in search engines and social cards. */
  siteUrl: 'https://robin-vale.example/',
  /** The short mark in the bar, on the record of the contact section, icons and social cards, and the name when installed. */
  brandMark: 'RV',
  /** The role labels under the name, and the job titles that search engines read. */
  roles: ['Full Stack Developer', 'UI/UX Designer', 'Music Enthusiast'],
  /** The sentence under the roles, and the description that search engines show. */
  tagline:
    'Crafting digital experiences that blend creativity with functionality. I build beautiful, responsive applications and explore the intersection of technology and music.',
  /** The contact section, and the account that signs in at /admin. */
  email: 'owner@example.com',
  /** The contact section. */
  location: 'Portland, Oregon',
  /** The contact section, formatted for people to read. */
  phone: '+1 (503) 555-0142',
  /** The file behind Download Resume, in `public`. Without it View Resume leads to the experience of the content file. */
  resume: 'resume.pdf',
  // The alternative text of your own picture for social cards (`public/share.jpg`).
  // shareText: 'A desk with a piano on it',
  /**
   * The row of icons in the hero and the footer, and the profiles that search engines read. `kind` picks the icon:
   * `github`, `gitlab`, `codeberg`, `linkedin`, `mastodon`, `bluesky`, `x`, `youtube`, `instagram`, `soundcloud`,
   * `bandcamp`, `spotify`, `email` (with a `mailto:` address), `website`, or in general `code`, `network`, `microblog`;
   * any other gets a plain link icon. The default `label` is the name of the kind; for a general or any other kind, the
   * host or the mail address.
   */
  socials: [
    { kind: 'code', label: 'GitHub', url: 'https://github.com/robin-vale' },
    { kind: 'network', label: 'LinkedIn', url: 'https://www.linkedin.com/in/robin-vale' },
    { kind: 'microblog', label: 'X', url: 'https://x.com/robin_vale' },
  ],
  // The GitHub repository for Publish site on the deployed dashboard. Without it there is no Publish site.
  // repository: { name: 'robin-vale/portfolio', branch: 'main' },
  // The URL that receives contact messages as JSON: a form service, or a function of yours. It has to allow requests
  // from other sites (CORS), and respond with a status of 200 to 299. Without it the form opens a mail.
  // contactEndpoint: 'https://forms.example/your-form',
  // The language of the site as a BCP 47 tag, for its words, dates, numbers and direction. English by default.
  // language: 'de',
  // Your words in place of any of ours, by their names in src/content/words/en, such as those of a section: the link
  // in the navigation, and the heading.
  // words: { sections: { music: 'Sound', musicHeading: 'Songs and sketches' } },
  // The order of the sections after home. Those left out follow in their usual order: about, experience, projects, music,
  // blog, contact.
  // order: ['projects', 'about', 'experience'],
  // The colour in place of red, everywhere: buttons, bands, drawn covers, icons. The build names the nearest colour if its
  // contrast is too low.
  // accent: '#2563eb',

  /**
   * The groups of Skills and Expertise; levels in percent. A skill without a `level` is a name without a bar. Paragraphs
   * about you and your portrait are above them: the `about` of the content file.
   */
  skills: [
    {
      title: 'Frontend',
      skills: [
        { name: 'React', level: 95 },
        { name: 'TypeScript', level: 90 },
        { name: 'Next.js', level: 85 },
        { name: 'Tailwind CSS', level: 92 },
        { name: 'Vue.js', level: 80 },
      ],
    },
    {
      title: 'Backend',
      skills: [
        { name: 'Node.js', level: 88 },
        { name: 'Python', level: 85 },
        { name: 'PostgreSQL', level: 82 },
        { name: 'MongoDB', level: 80 },
        { name: 'GraphQL', level: 75 },
      ],
    },
    {
      title: 'Tools & Others',
      skills: [
        { name: 'Git', level: 90 },
        { name: 'Docker', level: 78 },
        { name: 'AWS', level: 75 },
        { name: 'Figma', level: 85 },
        { name: 'Music Production', level: 70 },
      ],
    },
  ],
};

/**
 * The salted hash of the password for /admin, written by `npm run set-password`. While null, the demo password works.
 */
export const passwordHash: PasswordHash | null = null;

/**
 * The `Strict-Transport-Security` header, such as 'max-age=63072000': for that many seconds (two years) browsers refuse
 * to open this host without https. Off (null) by default, because nobody can take it back before the time is over.
 * `includeSubDomains` after a semicolon extends it to every subdomain of this host.
 */
export const strictTransportSecurity: string | null = null;
