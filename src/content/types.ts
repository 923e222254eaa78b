/** The types of everything that the site shows (spec section 3). */

import type { ContentFile } from './file/schema/contentSchema';
import type { OwnerFile } from './file/schema/ownerSchema';
import type { BuiltPictures } from './images';

export type ProjectId = string;
export type TrackId = string;
export type PostId = string;

/** A calendar day, `YYYY-MM-DD`. Without a time of day, so that no time zone can shift it. */
export type IsoDate = string;

/** An entry of a list; the schema of the content file defines its other fields. */
type Entry<List extends Exclude<ListName, 'about'>> = ContentFile[List][number] & { id: string };

/** The text about the owner. The id and the title are the same on every site. */
export type About = NonNullable<ContentFile['about']>[number];

/** A position of work, or of education. */
export type Position = Entry<'experience'>;

export type Project = Entry<'projects'>;

export type Track = Entry<'tracks'> & {
  /** The name of the owner. */
  artist: string;
};

export type Post = Omit<Entry<'posts'>, 'readTime'> & {
  /** In minutes; counted from the content, and never in the file. */
  readTime: number;
};

export type PostStatus = Post['status'];

export type PostSummary = Omit<Post, 'content'>;

/** The owner of the site; `file/schema/ownerSchema.ts` defines the fields. */
export type Owner = OwnerFile['owner'];

/** A profile of the owner, ready to show. */
export interface SocialLink {
  /** The accessible name. */
  label: string;
  url: string;
  /** An icon of `ui/Icon.tsx`, or an SVG path on a square of 24 units. */
  icon: 'code' | `M${string}`;
}

export type SkillGroup = Owner['skills'][number];

export type Repository = NonNullable<Owner['repository']>;

/** Salt and hash of the password, hexadecimal; see `app/auth/password.ts`. */
export type PasswordHash = NonNullable<OwnerFile['passwordHash']>;

export type ListName = 'about' | 'experience' | 'projects' | 'tracks' | 'posts';

/** The owner's work, in the owner's order. */
export interface Work {
  /** At most one entry; absent if there is none. */
  about?: About[];
  /** Absent if there is none. */
  experience?: Position[];
  projects: Project[];
  tracks: Track[];
  posts: Post[];
  /** The lists missing from the content file; absent if none is. While such a list is empty, it has no section. */
  missingLists?: ListName[];
}

/** The work and the owner: the input of the build. */
export interface Content extends Work {
  owner: Owner;
  /** Whether the work comes from the content file. Otherwise the site is the demo, exactly as in the spec. */
  isOwn?: boolean;
  /** The pictures under `public` that the build has measured, even those deployed unchanged; absent if there are none. */
  pictures?: BuiltPictures;
}
