import { useEffect, useState } from 'react';
import type { findTargets } from '../../content/markdown/targets';
import { importChunk } from '../../shared/importChunk';

/** Loads `findTargets` on demand: its parser is larger than the admin area. */
export function useFindTargets() {
  const [loaded, setLoaded] = useState<typeof findTargets>();
  useEffect(() => {
    importChunk(() => import('../../content/markdown/targets')).then(
      ({ findTargets }) => setLoaded(() => findTargets),
      // The build checks the pictures too.
      () => undefined,
    );
  }, []);
  return loaded;
}
