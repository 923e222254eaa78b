// The one script of the list of all posts. The list is filtered by the anchor in its address (`tagFilter.ts`); an address
// that has the tag in its query alone, as somebody may type it, gets the anchor that the tag's own link has.
const tagOf = (search: string) => new URLSearchParams(search).get('tag')?.toLowerCase();

const tag = tagOf(window.location.search);
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-filter]')];
const link = links.find(({ search }) => tagOf(search) === tag);
if (tag && link && !window.location.hash) window.location.replace(link.hash);
