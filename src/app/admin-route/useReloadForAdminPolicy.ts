import { useEffect } from 'react';
import { useAppSelector } from '../../shared/hooks';
import { paths } from '../../shared/paths';
import { selectOwner } from '../../state/visitor/owner';

/** Whether this document was loaded at a URL outside the admin area, as after Back from a reloaded public page. */
function wasLoadedOutside(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  if (!navigation) return false;
  const { pathname } = new URL(navigation.name);
  const isAdmin = decodeURI(pathname).startsWith(import.meta.env.BASE_URL + paths.signIn.slice(1));
  // A document that was loaded at this URL is not reloaded: that would never end.
  return !isAdmin && pathname !== window.location.pathname;
}

/**
 * Reloads a document that was loaded with the Content-Security-Policy of a public page, which blocks the requests of
 * Publish. Runs before the owner signs in, so no edit can be lost.
 */
export function useReloadForAdminPolicy() {
  const { repository } = useAppSelector(selectOwner);
  useEffect(() => {
    if (repository && wasLoadedOutside()) window.location.reload();
  }, [repository]);
}
