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
  parseAddress(href.replace(/^\/(?!\/)/, ''), SITE + base);

/** The `href` of a link to the web, a mail address, an anchor or the site; `undefined` for others, as `javascript:`. */
export function linkTarget(href: string): string | undefined {
  if (href.startsWith('#')) return href;
  const url = resolve(href, import.meta.env.BASE_URL);
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

const parser = unified().use(remarkParse).use(remarkGfm);

/** The pictures of a Markdown text, and the links inside the site: web addresses, and paths below its base. */
export function findTargets(text: string) {
  const images: string[] = [];
  const links: string[] = [];
  // Parsing takes seconds for a book, and most posts have neither.
  if (!/\][(:]/.test(text)) return { images, links };
  const tree = parser.parse(text);
  const definitions = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    if (!definitions.has(identifier)) definitions.set(identifier, url);
  });
  visit(tree, (node) => {
    const url =
      'url' in node
        ? node.url
        : 'identifier' in node
          ? definitions.get(node.identifier)
          : undefined;
    if (url === undefined) return;
    const [list, target] = node.type.startsWith('image')
      ? [images, imagePath(url)]
      : [links, url.startsWith('#') ? undefined : linkedPath(url)];
    if (target !== undefined && node.type !== 'definition') list.push(target);
  });
  return { images, links };
}
