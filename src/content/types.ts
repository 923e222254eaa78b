/** The shape of everything the site shows (spec section 3). Types only: importable from every layer. */

export type ProjectId = string;
export type TrackId = string;
export type PostId = string;

/** A calendar day as text, `YYYY-MM-DD`: no time of day, so no time zone can shift it. */
export type DateText = string;

export interface Project {
  id: ProjectId;
  title: string;
  description: string;
  image: string;
  technologies: string[];
  liveUrl: string;
  githubUrl: string;
  featured: boolean;
}

export interface Track {
  id: TrackId;
  title: string;
  artist: string;
  album: string;
  /** `m:ss`, seconds below 60. */
  duration: string;
  cover: string;
  /** http or https. */
  spotifyUrl: string;
  addedAt: DateText;
}

export type PostStatus = 'published' | 'draft';

/** What a list of posts shows. */
export interface PostSummary {
  id: PostId;
  title: string;
  excerpt: string;
  publishedAt: DateText;
  /** `N min read`, N from 3 to 10. */
  readTime: string;
  tags: string[];
  image: string;
  status: PostStatus;
}

export interface Post extends PostSummary {
  content: string;
}

export interface Skill {
  name: string;
  /** Percent, 0 to 100. */
  level: number;
}

export interface SkillGroup {
  title: string;
  skills: Skill[];
}

export interface SocialLink {
  /** Picks the icon: a code-hosting, a professional-network or a microblog profile. */
  kind: 'code' | 'network' | 'microblog';
  label: string;
  url: string;
}

export interface Owner {
  name: string;
  /** Where the front page is served, with a slash at the end; a path in it becomes the base of every address. */
  siteUrl: string;
  brandMark: string;
  roles: string[];
  tagline: string;
  email: string;
  location: string;
  phone: string;
  /** A file under `public`, without a leading slash. */
  resume: string;
  socials: SocialLink[];
  skills: SkillGroup[];
}

/** What the sign-in compares a password with; see `app/password.ts`. */
export interface PasswordHash {
  /** Hexadecimal, 16 bytes. */
  salt: string;
  /** Hexadecimal, 32 bytes: PBKDF2 with SHA-256 over the password and the salt. */
  hash: string;
}

/** The work of the owner, newest first. */
export interface Work {
  projects: Project[];
  tracks: Track[];
  posts: Post[];
}

export interface Content extends Work {
  owner: Owner;
}
