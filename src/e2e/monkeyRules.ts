// All of these run in the page, under the watch of `monkeyWatch.ts`: whatever they need stands inside them.

/** Names the invariants of the store that any of its states since the last look breaks. */
export function brokenInState(): string[] {
  type State = NonNullable<Window['watched']>['states'][number];
  interface List {
    ids: string[];
    entities: Record<string, { id: string }>;
  }
  const isList = ({ ids, entities }: List) =>
    new Set(ids).size === ids.length &&
    Object.keys(entities).length === ids.length &&
    ids.every((id) => entities[id]?.id === id);

  const rules: Record<string, (state: State) => boolean> = {
    'what plays exists': ({ player, tracks }) =>
      player.currentTrackId === null || player.currentTrackId in tracks.entities,
    'what is liked exists': ({ likes, tracks }) =>
      Object.keys(likes).every((id) => id in tracks.entities),
    'the carousel is on one of its pages': ({ carousel: { index }, projects }) =>
      Number.isInteger(index) &&
      index >= 0 &&
      index < Math.max(1, projects.filter(({ featured }) => !featured).length / 3),
    'ids and posts agree': ({ posts }) => isList(posts),
    'ids and tracks agree': ({ tracks }) => isList(tracks),
    'what can be brought back is gone from its list': ({ undo, posts, tracks }) =>
      undo.every(({ list, entry }) => !(entry.id in { posts, tracks }[list].entities)),
    'a post is published or a draft': ({ posts }) =>
      Object.values(posts.entities).every(({ status }) => /^(published|draft)$/.test(status)),
    'who is signed in was not refused': ({ auth }) => !auth.isAuthenticated || !('signIn' in auth),
    'who is signed out has no form open': ({ auth, posts, tracks }) =>
      auth.isAuthenticated || !(posts.formOpen || tracks.formOpen),
    'a visitor has no drafts': ({ contentFile, posts }) =>
      contentFile.status === 'complete' ||
      Object.values(posts.entities).every((post) => post.status !== 'draft'),
  };
  const states = window.watched?.states.splice(0) ?? [];
  return Object.keys(rules).filter((name) => !states.every((state) => rules[name]?.(state)));
}

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
  const isDesk = heading === 'Admin Dashboard';
  const isList = isDesk && contentFile.status === 'complete' && list !== undefined;
  const door = auth.isAuthenticated ? '/admin/dashboard' : '/admin';
  const rules: Record<string, boolean> = {
    'the desk is shown to the owner, and to nobody else':
      isDesk === (auth.isAuthenticated && path.startsWith('/admin')),
    'the address is that of the screen':
      !path.startsWith('/admin') || path === door || heading === 'Page not found',
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
      !isDesk ||
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
      !isDesk || all('main').some((each) => each.textContent.includes('Undo')) === undo.length > 0,
    'a form is shown while it is open': !isList || all('form').length === Number(list.formOpen),
  };
  return Object.keys(rules).filter((name) => !rules[name]);
}
