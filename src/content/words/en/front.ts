// Words of the front page, a group for each of its parts. Values stand in braces. The dashboard has its own, in English.

export const page = {
  title: '{name} | Portfolio',
  skip: 'Skip to content',
  toTop: 'Back to top',
  newTab: '(opens in a new tab)',
  profiles: 'Profiles',
  /** For a page whose scripts did not load. */
  incomplete: 'Parts of this page did not load.',
  reload: 'Reload the page',
  pageFailed: 'This page could not be shown.',
  sectionFailed: 'This section could not be shown.',
  navFailed: 'The navigation could not be shown.',
  footerFailed: 'The footer could not be shown.',
};

export const nav = {
  main: 'Main',
  menu: 'Menu',
  /** The accessible name of the brand mark on the front page, and elsewhere. */
  top: '{mark}, {name}: to the top',
  home: '{mark}, {name}: home',
  portfolio: 'Portfolio',
};

export const sections = {
  home: 'Home',
  about: 'About',
  aboutHeading: 'Skills and Expertise',
  experience: 'Experience',
  experienceHeading: 'Experience',
  projects: 'Projects',
  projectsHeading: 'Featured Work',
  music: 'Music',
  musicHeading: 'Music and Sound',
  blog: 'Blog',
  blogHeading: 'Latest Articles',
  contact: 'Contact',
  contactHeading: 'Get In Touch',
};

export const hero = {
  roles: 'Roles',
  work: 'View My Work',
  resume: 'Download Resume',
  /** Leads to the experience, if there is no file. */
  experience: 'View Resume',
  /** The link to the next section, by its heading. */
  next: 'On to {section}',
  pause: 'Pause motion',
};

export const projects = {
  empty: 'No projects to show yet.',
  more: 'More Projects',
  /** The roles of the list of more projects and of its pages, for screen readers. */
  carousel: 'carousel',
  slide: 'slide',
  position: '{count} of {total}',
  previous: 'Previous projects',
  next: 'Next projects',
  live: 'Live site',
  source: 'Source',
  /** Follows the last two for screen readers. */
  of: 'of {title}',
  sourceOf: 'Source of {title}',
  technologies: 'Technologies',
};

export const music = {
  empty: 'No tracks to show yet.',
  all: 'View All Tracks',
  failed: 'The other tracks did not load.',
  playerFailed: 'The player did not load.',
  artist: 'Artist',
  album: 'Album',
  duration: 'Duration',
  play: 'Play {title}',
  like: 'Like {title}',
  add: 'Add {title} to a playlist',
  share: 'Share {title}',
  copied: 'Link copied',
  notCopied: 'Link could not be copied',
  listen: 'Listen on {service}',
};

export const blog = {
  empty: 'No articles to show yet.',
  featured: 'Featured Article',
  read: 'Read Article',
  more: 'Read More',
  all: 'View All Articles',
  tags: 'Tags',
  minutes: '{count} min read',
};

export const contact = {
  email: 'Email',
  location: 'Location',
  phone: 'Phone',
  form: 'Contact',
  name: 'Name',
  subject: 'Subject',
  message: 'Message',
  required: '{field} is required.',
  invalidEmail: 'Enter an email address such as name@example.com.',
  send: 'Send Message',
  sending: 'Sending…',
  failed: 'Not sent: a part of this page did not load. Reload it: your text stays.',
  noScripts: 'Sending needs JavaScript, which is off here. Write an email instead.',
  mailHint: 'Opens your mail program. If nothing opens, copy the address.',
  copy: 'Copy Address',
  copied: 'Address copied',
  notCopied: 'Address could not be copied',
};
