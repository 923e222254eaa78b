import { useEffect, useState } from 'react';
import { importChunk } from './importChunk';
import { offerReload } from './reloadPage';

/**
 * Loads a chunk on first use, or in advance so that a click calls it without a wait, and holds a status text.
 * @param load Must be the same function on every render if `preload` is set.
 * @param failure The status if the chunk fails to load or throws.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, failure: string, preload = false) {
  const [chunk, setChunk] = useState<Chunk>();
  const [status, setStatus] = useState('');

  useEffect(() => {
    // If this fails, `run` tries again.
    if (preload) importChunk(load).then(setChunk, () => undefined);
  }, [load, preload]);

  /** Calls `act` with the chunk. The status is `pendingStatus` first, then the text returned by `act`, if any. */
  async function run(act: (chunk: Chunk) => unknown, pendingStatus = '') {
    setStatus(pendingStatus);
    try {
      const loaded = chunk ?? (await importChunk(load).catch(offerReload));
      setChunk(loaded);
      const result = await act(loaded);
      setStatus(typeof result === 'string' ? result : '');
    } catch {
      setStatus(failure);
    }
  }

  return { chunk, status, setStatus, run };
}
