import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds, and news when it turns; false where the page is rendered to HTML and where none can be asked. */
export function useMatches(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!('matchMedia' in window)) return () => undefined;
      const media = window.matchMedia(query);
      media.addEventListener('change', onChange);
      return () => media.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => 'matchMedia' in window && window.matchMedia(query).matches,
    () => false,
  );
}
