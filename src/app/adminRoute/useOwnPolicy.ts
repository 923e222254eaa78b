import { useEffect } from 'react';
import { selectOwner } from '../../state/slices/owner';
import { useAppSelector } from '../hooks';
import { paths } from '../paths';

/** Whether this document was loaded at an address of the public page: Back leads here from a page that was reloaded. */
function isLoadedElsewhere(): boolean {
  const [document] = performance.getEntriesByType('navigation');
  if (!document) return false;
  const { pathname } = new URL(document.name);
  const isAdmin = decodeURI(pathname).startsWith(import.meta.env.BASE_URL + paths.signIn.slice(1));
  // Never where it was loaded right here: that would go on for ever.
  return !isAdmin && pathname !== window.location.pathname;
}

/**
 * Loads the document anew where the policy of another page holds, under which nothing can be published. Before the
 * owner signs in, and so before there is an edit to lose.
 */
export function useOwnPolicy() {
  const { repository } = useAppSelector(selectOwner);
  useEffect(() => {
    if (repository && isLoadedElsewhere()) window.location.reload();
  }, [repository]);
}
