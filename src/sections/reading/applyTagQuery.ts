// The only script of the list of all posts. The list is filtered by the anchor in its URL (`tagFilter.ts`). If a URL has
// the tag in its query only, as when it is typed by hand, this script adds the anchor.
const getTag = (search: string) => new URLSearchParams(search).get('tag')?.toLowerCase();

const tag = getTag(window.location.search);
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
const link = links.find(({ search }) => getTag(search) === tag);
if (tag && link && !window.location.hash) window.location.replace(link.hash);
