import { withIds } from '../ids.ts';
import { estimateReadTime } from '../readTime.ts';
import type { Work } from '../types';
import { checkReferences } from './checkReferences.ts';
import { errorMessages, getByPath } from './errorMessages.ts';
import { SHOWN_EMPTY } from './formatContentFile.ts';
import { parseJson } from './parseJson.ts';
import { type ContentFile, contentSchema } from './schema/contentSchema.ts';

/** The result of parsing: the work, or all errors. */
export type ParsedContent = { work: Work } | { errors: string[] };

function findMissingLists(file: unknown): Pick<Work, 'missingLists'> {
  const missingLists = SHOWN_EMPTY.filter((list) => getByPath(file, [list]) === undefined);
  return missingLists.length > 0 ? { missingLists } : {};
}

function createWork(
  { about, experience, projects, tracks, posts }: ContentFile,
  artist: string,
): Work {
  return {
    ...(about && { about }),
    ...(experience.length > 0 && { experience: withIds(experience, 'position') }),
    projects: withIds(projects, 'project'),
    tracks: withIds(tracks, 'track').map((track) => ({ ...track, artist })),
    posts: withIds(posts, 'post').map((post) => ({
      ...post,
      readTime: estimateReadTime(post.content),
    })),
  };
}

/**
 * Parses a content file, given as text or as bytes. Without `files`, those of the site besides its pages, it checks no
 * file names and links.
 */
export function parseContent(
  source: string | ArrayBuffer | Uint8Array,
  { artist, files }: { artist: string; files?: readonly string[] },
): ParsedContent {
  const json = parseJson(source);
  if ('error' in json) return { errors: [json.error] };
  const parsed = contentSchema.safeParse(json.value);
  const issues = [...(parsed.error?.issues ?? []), ...checkReferences(json.value, files)];
  return parsed.success && issues.length === 0
    ? { work: { ...createWork(parsed.data, artist), ...findMissingLists(json.value) } }
    : { errors: errorMessages(issues, json.value) };
}

/** The work of a content file, without a check of its file names and links; `undefined` if it is missing or has errors. */
export function parseWork(text: string | null, artist: string): Work | undefined {
  const parsed = text !== null && parseContent(text, { artist });
  return parsed && 'work' in parsed ? parsed.work : undefined;
}
