/** The shape of everything the site shows (spec section 3). Types only: importable from every layer. */

import type { ContentFile } from './file/schema';

export type ProjectId = string;
export type TrackId = string;
export type PostId = string;

/** A calendar day as text, `YYYY-MM-DD`: no time of day, so no time zone can shift it. */
export type IsoDate = string;

/** An entry of the content file, of which the schema says what its fields are. */
type Entry<List extends 'projects' | 'tracks' | 'posts'> = ContentFile[List][number];

export type Project = Entry<'projects'> & { id: ProjectId };

export type Track = Entry<'tracks'> & {
  id: TrackId;
  /** The owner. */
  artist: string;
};

export type Post = Entry<'posts'> & {
  id: PostId;
  /** `N min read`. */
  readTime: string;
};

export type PostStatus = Post['status'];

/** What a list of posts shows. */
export type PostSummary = Omit<Post, 'content'>;

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

/** Where the site's source lives on GitHub. */
export interface Repository {
  /** `owner/name`. */
  name: string;
  /** `main` where it is left out. */
  branch?: string;
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
  /** What the picture of social cards shows. */
  shareText: string;
  socials: SocialLink[];
  skills: SkillGroup[];
  /** Without it the dashboard of the deployed site cannot publish. */
  repository?: Repository;
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
