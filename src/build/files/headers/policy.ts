import { createHash } from 'node:crypto';
import { PLACEHOLDER_HOSTS } from '../../../content/images.ts';
import { isWebAddress } from '../../../content/rules.ts';
import type { Content, Owner, Work } from '../../../content/types';

/** The hash of an inline style or script, in the syntax of CSP. */
export type SourceHash = `'sha256-${string}'`;

export const sourceHash = (text: string): SourceHash =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components starts from an empty `<style>` and inserts its rules through the CSSOM. */
const EMPTY_STYLE = sourceHash('');

/**
 * The origins of all images of the content, without duplicates, and those of the placeholder service: of the demo, for
 * entries added in the dashboard; elsewhere if the content uses it, because it redirects. `isWebAddress` accepts only
 * hosts that are safe in a policy.
 * @param inBodies The pictures in the bodies of the posts.
 */
export function imageOrigins(
  { projects, tracks, posts, isOwn }: Work & Pick<Content, 'isOwn'>,
  inBodies: string[] = [],
): string[] {
  const images = [
    ...projects.map(({ image }) => image),
    ...tracks.map(({ cover }) => cover),
    ...posts.map(({ image }) => image),
    ...inBodies,
  ];
  const origins = images.flatMap((image = '') =>
    isWebAddress(image) ? new URL(image).origin : [],
  );
  const usesPlaceholders = !isOwn || origins.some((origin) => PLACEHOLDER_HOSTS.includes(origin));
  return [...new Set([...(usesPlaceholders ? PLACEHOLDER_HOSTS : []), ...origins])];
}

/** Where the audio of the tracks comes from; empty if they have none. */
export const mediaSources = ({ tracks }: Pick<Work, 'tracks'>): string[] => [
  ...new Set(
    tracks.flatMap(({ audio }) => {
      if (audio === undefined) return [];
      return isWebAddress(audio) ? new URL(audio).origin : "'self'";
    }),
  ),
];

const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** The policy for a meta element: browsers ignore `frame-ancestors` there and log a warning. */
export const policyForMeta = (policy: string) => policy.replace(`; ${FRAME_ANCESTORS}`, '');

/** The origin that the dashboard publishes through. */
export const GITHUB_API = 'https://api.github.com';

/** The origin that the contact form sends to; empty if there is none. */
export const contactOrigins = ({ contactEndpoint }: Owner): string[] =>
  contactEndpoint ? [new URL(contactEndpoint).origin] : [];

/** What a page may use beside the site's own files. */
interface PolicySources {
  /** The hashes of inline styles. */
  styles: SourceHash[];
  /** The origins of images. */
  images: string[];
  /** The origins that the page may send requests to; none by default. */
  connect?: string[];
  /** The sources of audio; none by default. */
  media?: string[];
}

/** The Content-Security-Policy: allows the site's own files and these sources. */
export function contentSecurityPolicy({
  styles,
  images,
  connect = [],
  media = [],
}: PolicySources): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set([...styles, EMPTY_STYLE])].join(' ')}`,
    ["img-src 'self'", ...images].join(' '),
    ...(media.length > 0 ? [`media-src ${media.join(' ')}`] : []),
    "font-src 'self'",
    // Firefox fetches chunks before it imports them; Lighthouse reads robots.txt from within the page.
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    FRAME_ANCESTORS,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The longest line of `_headers` in Cloudflare Pages, which drops longer ones. */
const MAX_HEADER_LINE = 2_000;

/**
 * The policy as a header. It allows what any page needs: hosts that find two rules for a page apply both. The policy in
 * each page allows less, and browsers enforce both. If naming each origin of an image makes the line too long, the header
 * allows images from every host.
 */
export function headerPolicy(sources: PolicySources) {
  const policy = contentSecurityPolicy(sources);
  const isTooLong = `  Content-Security-Policy: ${policy}`.length > MAX_HEADER_LINE;
  const schemes = [...new Set(sources.images.map((origin) => new URL(origin).protocol))];
  return {
    policy: isTooLong ? contentSecurityPolicy({ ...sources, images: schemes }) : policy,
    isTooLong,
  };
}
