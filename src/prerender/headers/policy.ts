import { createHash } from 'node:crypto';
import { PLACEHOLDER_HOSTS } from '../../content/images.ts';
import { isWebAddress } from '../../content/rules.ts';
import type { Work } from '../../content/types';

/** What a policy allows a style or script by: its hash, as CSP writes it. */
export type SourceHash = `'sha256-${string}'`;

export const sourceHash = (text: string): SourceHash =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components starts from an empty `<style>` and inserts its rules through the CSSOM. */
const EMPTY_STYLE = sourceHash('');

/**
 * Every origin that the content's images come from, and the placeholder service's, for what the owner adds later; each
 * once. The schema of the content lets no host pass that means something else in a policy.
 * @param inBodies The pictures in the bodies of the posts.
 */
export function imageOrigins({ projects, tracks, posts }: Work, inBodies: string[] = []): string[] {
  const images = [
    ...projects.map(({ image }) => image),
    ...tracks.map(({ cover }) => cover),
    ...posts.map(({ image }) => image),
    ...inBodies,
  ];
  const origins = images.flatMap((image = '') =>
    isWebAddress(image) ? new URL(image).origin : [],
  );
  return [...new Set([...PLACEHOLDER_HOSTS, ...origins])];
}

const FRAME_ANCESTORS = "frame-ancestors 'none'";

/** A policy for a meta tag: browsers take no `frame-ancestors` there, and say so in the console. */
export const withoutHeaderOnly = (policy: string) => policy.replace(`; ${FRAME_ANCESTORS}`, '');

/** What the dashboard publishes through. */
export const GITHUB_API = 'https://api.github.com';

/**
 * The Content-Security-Policy: nothing but what the site itself is made of, its images, and styles with these hashes.
 * @param services Origins that the page may send requests to.
 */
export function contentSecurityPolicy(
  styles: SourceHash[],
  images: string[],
  services: string[] = [],
): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set([...styles, EMPTY_STYLE])].join(' ')}`,
    `img-src 'self' ${images.join(' ')}`,
    "font-src 'self'",
    // Firefox fetches chunks before it imports them; auditors read robots.txt from within the page.
    ["connect-src 'self'", ...services].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    FRAME_ANCESTORS,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

/** The longest line of `_headers` that Cloudflare Pages takes; it leaves out a longer one. */
const MAX_HEADER_LINE = 2_000;

/**
 * The policy as a header for the whole site: it admits what any page needs, since hosts that find two rules for a page
 * apply both; each page has a policy of its own that admits less, and both hold. Where naming each host of an image would make the line too long for a host,
 * the header admits images from all of the web.
 */
export function headerPolicy(styles: SourceHash[], images: string[], services: string[] = []) {
  const policy = contentSecurityPolicy(styles, images, services);
  const isTooLong = `  Content-Security-Policy: ${policy}`.length > MAX_HEADER_LINE;
  const schemes = [...new Set(images.map((origin) => new URL(origin).protocol))];
  return {
    policy: isTooLong ? contentSecurityPolicy(styles, schemes, services) : policy,
    isTooLong,
  };
}
