import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { FILE_PATH_PATTERN, isWebAddress, parseAddress } from '../rules.ts';

/** A base for relative URLs, different from any real origin. */
const SITE = 'https://site.invalid';

const PROTOCOLS = ['https:', 'http:', 'mailto:'];

/** Resolves a link at the base of the site, also if it starts with a slash. */
const resolve = (href: string, base: string) =>
  parseAddress(href.replace(/^\/(?!\/)/, ''), new URL(base, SITE).href);

/** The `href` of a link to the web, a mail address, an anchor or the site; `undefined` for others, as `javascript:`. */
export function linkTarget(href: string, base: string): string | undefined {
  if (href.startsWith('#')) return href;
  const url = resolve(href, base);
  if (!url || !PROTOCOLS.includes(url.protocol)) return undefined;
  return url.origin === SITE ? url.href.slice(SITE.length) : url.href;
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
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

/** The path below the base of a link inside the site, as its page or file is listed; `undefined` for other links. */
function linkedPath(href: string): string | undefined {
  const url = resolve(href, '/base/');
  return url && url.origin === SITE && url.pathname.startsWith('/base/')
    ? (decode(url.pathname) ?? url.pathname)
        .slice('/base/'.length)
        .replace(/(^|\/)(index\.html)?$/, '')
    : undefined;
}

/** Levels of quotes and lists on a line. Deeper ones cost the parser seconds, and then its stack. */
const MAX_NESTING = 50;
const MARKER = String.raw`[ \t]*(?:>|(?:[-+*]|\d{1,9}[.)])(?=[ \t]))`;
const DEEP_NESTING = new RegExp(`^((?:${MARKER}){${MAX_NESTING}})(?:${MARKER})+`, 'gm');

/** Characters before the marker of a list that is nested by indentation. */
const MAX_INDENT = 2 * MAX_NESTING;
const DEEP_INDENT = new RegExp(
  String.raw`^([ \t]{${MAX_INDENT}})[ \t]+(?=(?:[-+*]|\d{1,9}[.)])[ \t])`,
  'gm',
);

/** Signs of emphasis between blank lines. The parser takes seconds for more, which no writer needs. */
const MAX_SIGNS = 2_000;
const hasEndlessEmphasis = (text: string) =>
  text.split(/\n[ \t]*\n/).some((block) => (block.match(/[*_]/g)?.length ?? 0) > MAX_SIGNS);

/** Pictures in the descriptions of pictures, with the same effect. */
const DEEP_PICTURES = /(?:!\[[^\]!]*){50}/;

/** Parses a Markdown text, in a time that grows with its length alone. */
export function parseMarkdown(text: string) {
  const disabled = [
    ...(hasEndlessEmphasis(text) ? ['attention'] : []),
    ...(DEEP_PICTURES.test(text) ? ['labelStartImage'] : []),
  ];
  return unified()
    .data('micromarkExtensions', [{ disable: { null: disabled } }])
    .use(remarkParse)
    .use(remarkGfm)
    .parse(text.replace(DEEP_NESTING, '$1').replace(DEEP_INDENT, '$1'));
}

interface Targets {
  images: string[];
  /** Those without a description. */
  undescribed: string[];
  /** Those that are text to Markdown, as with a space in their path. */
  unread: string[];
  /** Inside the site, below its base. */
  links: string[];
}

/** How many texts are remembered: those of a book. */
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
      const path = imagePath(getUrl(node));
      if (path === undefined) return;
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
