import { visit } from 'unist-util-visit';
import { FILE_PATH_PATTERN, isWebAddress, parseAddress } from '../rules.ts';
import { parseMarkdown } from './parseMarkdown.ts';

/** A base for relative URLs, different from any real origin. */
const SITE = 'https://site.invalid';

const PROTOCOLS = ['https:', 'http:', 'mailto:', 'tel:'];

/** Resolves a link at the base of the site, also if it starts with a slash. */
const resolve = (href: string, base: string) =>
  parseAddress(href.replace(/^\/(?!\/)/, ''), new URL(base, SITE).href);

/**
 * The `href` of a link to the web, a mail address, a phone number, an anchor or the site; `undefined` for others, such as
 * `javascript:`.
 */
export function linkTarget(href: string, base: string): string | undefined {
  if (href.startsWith('#')) return href;
  const url = resolve(href, base);
  if (!url || !PROTOCOLS.includes(url.protocol)) return undefined;
  return url.origin === SITE ? url.href.slice(SITE.length) : url.href;
}

/** As Markdown renders it: a `%` without a code is a plain one. `undefined` for a malformed code. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path.replace(/%(?![\da-f]{2})/gi, '%25'));
  } catch {
    return undefined;
  }
}

/** The source of an image: a web address, or the path of a file under `public`. `undefined` for anything else. */
export function imagePath(src: string): string | undefined {
  if (isWebAddress(src)) return src;
  const path = decode(src)?.replace(/^\.?\//, '') ?? '';
  return FILE_PATH_PATTERN.test(path) ? path : undefined;
}

/** The path as a link names it: `demo` for `demo/index.html` and for `demo/`. */
export const toLinkPath = (path: string) => path.replace(/(^|\/)(index\.html)?$/, '');

/**
 * The path below the base of a link inside the site, as its page or file is listed; `undefined` for links to other sites.
 * A link that leaves the base, such as `../blog`, is nowhere listed.
 */
function linkedPath(href: string): string | undefined {
  const url = resolve(href, '/base/');
  if (url?.origin !== SITE) return undefined;
  if (!url.pathname.startsWith('/base/')) return href;
  const path = decode(url.pathname) ?? url.pathname;
  return toLinkPath(path.slice('/base/'.length));
}

interface Targets {
  images: string[];
  /** Those without a description. */
  undescribed: string[];
  /** Image syntax that Markdown leaves as text, such as a path with a space. */
  unread: string[];
  /** Inside the site, below its base. */
  links: string[];
}

/** How many texts are remembered. */
const MAX_KNOWN = 5_000;
const known = new Map<string, Targets>();

/**
 * The pictures and links of a Markdown text. Each text is parsed once: a save checks all posts, of which few have changed,
 * and a file of 20 MB takes minutes.
 */
export function findTargets(text: string): Targets {
  // Most posts have neither.
  if (!/\][(:]/.test(text)) return { images: [], undescribed: [], unread: [], links: [] };
  const before = known.get(text);
  if (before) return before;
  if (known.size === MAX_KNOWN) known.clear();
  const targets = readTargets(text);
  known.set(text, targets);
  return targets;
}

function readTargets(text: string): Targets {
  const found: Targets = { images: [], undescribed: [], unread: [], links: [] };
  const tree = parseMarkdown(text);
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  visit(tree, 'text', ({ value }) => {
    found.unread.push(...(value.match(/!\[[^\]]*\]\([^)]+\)/g) ?? []));
  });
  const getUrl = (node: { url: string } | { identifier: string }) =>
    'url' in node ? node.url : (definitions.get(node.identifier) ?? '#');
  visit(tree, ['image', 'imageReference', 'link', 'linkReference'], (node) => {
    if (node.type === 'image' || node.type === 'imageReference') {
      const url = getUrl(node);
      // Without a path, as with a `#` in its name, it is not shown: the check reports it as missing.
      const path = imagePath(url) ?? url;
      found.images.push(path);
      if (!node.alt?.trim()) found.undescribed.push(path);
    } else if (node.type === 'link' || node.type === 'linkReference') {
      const url = getUrl(node);
      const path = url.startsWith('#') ? undefined : linkedPath(url);
      if (path !== undefined) found.links.push(path);
    }
  });
  return found;
}
