/** The shape of everything the site shows (spec section 3). Types only: importable from every layer. */

import type { ContentFile } from './file/contentSchema';
import type { OwnerFile } from './file/ownerSchema';

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

/** Who the site is about; `file/ownerSchema.ts` says what its fields are. */
export type Owner = OwnerFile['owner'];

export type SkillGroup = Owner['skills'][number];

/** Where the site's source lives on GitHub. */
export type Repository = NonNullable<Owner['repository']>;

/** What the sign-in compares a password with: salt and hash, hexadecimal; see `app/auth/password.ts`. */
export type PasswordHash = NonNullable<OwnerFile['passwordHash']>;

/** The work of the owner, newest first. */
export interface Work {
  projects: Project[];
  tracks: Track[];
  posts: Post[];
}

export interface Content extends Work {
  owner: Owner;
  /** Whether it is the owner's, from the content file: without it, it is placeholder, and the site the letter of the spec. */
  isOwn?: boolean;
}
