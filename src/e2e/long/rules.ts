// All of these run in the page, under the watch of `watch.ts`: whatever they need stands inside them.

/** Names what any screen has to be and this one is not. */
export function brokenOnScreen(): string[] {
  const count = (selector: string) => document.querySelectorAll(selector).length;
  const { documentElement: root, activeElement, body } = document;
  const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
  const focused = window.watched?.focused;
  const rules: Record<string, boolean> = {
    'one h1': count('h1') === 1,
    'one main': count('main') === 1,
    'every id stands once': new Set(ids).size === ids.length,
    'nothing scrolls sideways': root.scrollWidth <= root.clientWidth && window.scrollX === 0,
    'no focus goes with its element': !focused || focused.isConnected || activeElement !== body,
    'no part of the page has failed': !body.textContent.includes('could not be'),
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}

/** Names what the screen shows otherwise than the store has it. */
export function brokenAgainstStore(): string[] {
  const state = window.watched?.store?.getState();
  if (!state) return [];
  const { auth, contentFile, player, likes, posts, tracks, carousel, nav, undo } = state;
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const same = (some: unknown, others: unknown) => JSON.stringify(some) === JSON.stringify(others);
  const titles = (list: ({ title: string } | undefined)[]) => list.map((each) => each?.title ?? '');
  const headings = (section: string) => all(`#${section} h3`).map((each) => each.textContent);
  const pressed = (label: string) =>
    all(`#music button[aria-label^="${label} "][aria-pressed="true"]`).map((button) =>
      button.getAttribute('aria-label')?.slice(label.length + 1),
    );

  const published = posts.ids
    .map((id) => posts.entities[id])
    .filter((post) => post?.status === 'published');
  const newest = tracks.ids.slice(0, 6).map((id) => tracks.entities[id]);
  const slides = all('[aria-roledescription="slide"]');
  const list = { overview: undefined, posts, tracks }[nav.tab];

  const path = window.location.pathname.replace(/\/$/, '');
  const heading = all('h1')[0]?.textContent;
  const isPage = path === '';
  const isDashboard = heading === 'Admin Dashboard';
  const isList = isDashboard && contentFile.status === 'complete' && list !== undefined;
  const ownAddress = auth.isAuthenticated ? '/admin/dashboard' : '/admin';
  const rules: Record<string, boolean> = {
    'who is signed in was not refused': !auth.isAuthenticated || !('signIn' in auth),
    'who is signed out has no form open':
      auth.isAuthenticated || !(posts.formOpen || tracks.formOpen),
    'a visitor has no drafts':
      contentFile.status === 'complete' || posts.ids.length === published.length,
    'the dashboard is shown to the owner, and to nobody else':
      isDashboard === (auth.isAuthenticated && path.startsWith('/admin')),
    'the address is that of the screen':
      !path.startsWith('/admin') || path === ownAddress || heading === 'Page not found',
    'the newest six published posts are shown':
      !isPage || same(headings('blog'), titles(published.slice(0, 6))),
    'the newest six tracks are shown': !isPage || same(headings('music'), titles(newest)),
    'at most one track plays, the one that the store names':
      !isPage ||
      same(pressed('Play'), titles(newest.filter((track) => track?.id === player.currentTrackId))),
    'what is liked shows it, and nothing else':
      !isPage || same(pressed('Like'), titles(newest.filter((track) => track && likes[track.id]))),
    'one page of the carousel is there, the one that the store names':
      !isPage || slides.every(({ inert }, index) => inert === (index !== carousel.index)),
    'the menu is as open as the store says':
      !isPage || all(`nav [aria-expanded="${String(nav.menuOpen)}"]`).length === 1,
    'the tab is the one that the store names':
      !isDashboard ||
      same(
        all('[aria-selected="true"]').map(({ id }) => id),
        [`tab-${nav.tab}`],
      ),
    'every entry of the list has its card':
      !isList ||
      same(
        all('article h3').map((each) => each.textContent),
        titles(list.ids.map((id) => list.entities[id])),
      ),
    'what was deleted last can be brought back':
      !isDashboard ||
      all('main').some((each) => each.textContent.includes('Undo')) === undo.length > 0,
    'a form is shown while it is open': !isList || all('form').length === Number(list.formOpen),
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}
