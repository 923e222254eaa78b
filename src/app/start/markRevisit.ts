/**
 * Marks a page that is reloaded or gone back to. The browser restores its scroll position before the app starts, so all
 * bands have to be laid out by then (`Band.tsx`).
 */
export function markRevisit() {
  const [entry] = performance.getEntriesByType('navigation');
  if (entry && 'type' in entry && entry.type !== 'navigate')
    document.documentElement.dataset['revisit'] = '';
}
