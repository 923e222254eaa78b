import { readTimeOf } from '../readTime.ts';
import { FEATURED_PROJECTS } from '../rules.ts';
import type { Work } from '../types';
import { checkAcross } from './checkAcross.ts';
import { errorMessages } from './errorMessages.ts';
import { withIds } from './ids.ts';
import { type ContentFile, contentSchema } from './schema.ts';

/** What a file comes to: the work in it, or everything that is wrong with it. */
export type ParsedContent = { work: Work } | { errors: string[] };

/** Checked also where the schema found errors: all are told at once. */
const ALWAYS = { when: () => true };

export interface ParseOptions {
  /** The owner's name. */
  artist: string;
  /** Whether there is such a file under `public`. Without it all are taken to be there. */
  hasFile?: (path: string) => boolean;
}

function workOf({ projects, tracks, posts }: ContentFile, artist: string): Work {
  const isAnyFeatured = projects.some(({ featured }) => featured);
  return {
    projects: withIds(projects, 'project').map((project, index) => ({
      ...project,
      featured: isAnyFeatured ? project.featured : index < FEATURED_PROJECTS,
    })),
    tracks: withIds(tracks, 'track').map((track) => ({ ...track, artist })),
    posts: withIds(posts, 'post').map((post) => ({
      ...post,
      readTime: post.readTime ?? readTimeOf(post.content),
    })),
  };
}

/** The line of a text on which the parser of JSON gave up, where it says so. */
function lineOfError(text: string, { message }: Error): string {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position === undefined) return 'the whole';
  return `line ${text.slice(0, Number(position)).split('\n').length}`;
}

/** Reads the text of a content file. What the schema lets pass becomes the work; anything else is told, all at once. */
export function parseContent(
  text: string,
  { artist, hasFile = () => true }: ParseOptions,
): ParsedContent {
  // Some editors start a file with a byte order mark.
  const json = text.replace(/^\uFEFF/, '');
  let file: unknown;
  try {
    file = JSON.parse(json);
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return {
      errors: [
        `${lineOfError(json, error)}: expected JSON, found this: ${error.message.replace(/\s+/g, ' ')}`,
      ],
    };
  }
  const parsed = contentSchema.superRefine(checkAcross(hasFile), ALWAYS).safeParse(file);
  return parsed.success
    ? { work: workOf(parsed.data, artist) }
    : { errors: errorMessages(parsed.error.issues, file) };
}
