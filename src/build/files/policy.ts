import { createHash } from 'node:crypto';
import { PLACEHOLDER_HOSTS } from '../../content/images.ts';
import { listPictures } from '../../content/listPictures.ts';
import { isWebAddress } from '../../content/rules.ts';
import type { Content } from '../../content/types';

/** The hash of an inline style or script, in the syntax of CSP. */
type SourceHash = `'sha256-${string}'`;

/** The CSP source for an inline style or script: the SHA-256 of its text, in Base64. */
export const hashSource = (text: string): SourceHash =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** styled-components starts from an empty `<style>` and inserts its rules through the CSSOM. */
const EMPTY_STYLE = hashSource('');

/** The API through which the dashboard publishes. */
const GITHUB_API = 'https://api.github.com';

/** The scheme of pictures that the dashboard shows before they are saved. */
const ADDED_PICTURES = 'blob:';

/** The sources that a page may use besides the site's own files. */
export interface PolicySources {
  styles: SourceHash[];
  images: string[];
  connect?: string[];
  media?: string[];
}

/** The distinct origins of the web addresses in `files`. `isWebAddress` accepts only hosts that are safe in a policy. */
const getOrigins = (files: (string | undefined)[]) => [
  ...new Set(files.flatMap((file = '') => (isWebAddress(file) ? new URL(file).origin : []))),
];

/** The sources of the content. The demo needs both hosts of the placeholder service, which redirects. */
export function getPolicySources(content: Content) {
  const { owner, tracks, isOwn } = content;
  const origins = getOrigins(listPictures(content).map(({ picture }) => picture));
  const usesPlaceholders = !isOwn || origins.some((origin) => PLACEHOLDER_HOSTS.includes(origin));
  const audio = tracks.flatMap((track) => track.audio ?? []);
  const contact = getOrigins([owner.contactEndpoint]);
  const hosts = [...new Set([...(usesPlaceholders ? PLACEHOLDER_HOSTS : []), ...origins])];
  return {
    /** The sources of pictures on public pages. */
    hosts,
    images: [...hosts, ...(isOwn ? [ADDED_PICTURES] : [])],
    media: [...(audio.some((file) => !isWebAddress(file)) ? ["'self'"] : []), ...getOrigins(audio)],
    contact,
    connect: [...contact, ...(owner.repository ? [GITHUB_API] : [])],
  };
}

/** The policy in a page is stricter than the header, which holds for all pages; browsers enforce both. */
export function formatPolicy(
  { styles, images, connect = [], media = [] }: PolicySources,
  place: 'header' | 'meta',
): string {
  // A browser opens a linked sound or video as a page of its own, under the header.
  const played = new Set([...(place === 'header' ? ["'self'"] : []), ...media]);
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' ${[...new Set([...styles, EMPTY_STYLE])].join(' ')}`,
    ["img-src 'self'", ...images].join(' '),
    ...(played.size > 0 ? [`media-src ${[...played].join(' ')}`] : []),
    "font-src 'self'",
    // For `version.json`, for scripts that are fetched anew (`reloadPage.ts`), and for the robots.txt of Lighthouse.
    ["connect-src 'self'", ...connect].join(' '),
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    // Browsers ignore it in a meta element, and log a warning.
    ...(place === 'header' ? ["frame-ancestors 'none'"] : []),
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}
