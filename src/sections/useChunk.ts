import { useContext, useEffect, useState } from 'react';
import { PrerenderedPageContext } from '../app/start/PrerenderedPageContext';

/**
 * Loads a chunk when it is first needed, and holds the status text about it.
 * @param load Written as `importWithRetry` requires. With `isAhead` it must be the same function on every render.
 * @param failure The status if the chunk cannot be loaded, or throws.
 * @param isAhead Whether the chunk is loaded in advance, so that it runs during the click itself.
 * @returns The chunk once it is loaded, the status (`said`), its setter (`say`), and `run`.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, failure: string, isAhead = false) {
  const { importChunk } = useContext(PrerenderedPageContext);
  const [chunk, setChunk] = useState<Chunk>();
  const [said, say] = useState('');

  useEffect(() => {
    // If this fails, `run` tries again.
    if (isAhead) importChunk(load).then(setChunk, () => undefined);
  }, [importChunk, isAhead, load]);

  /**
   * Calls `act` with the chunk. The status is the text that it returns or resolves to, if it does.
   * @param meanwhile The status until then.
   */
  async function run(act: (chunk: Chunk) => unknown, meanwhile = '') {
    say(meanwhile);
    try {
      const loaded = chunk ?? (await importChunk(load));
      setChunk(loaded);
      const words = await act(loaded);
      say(typeof words === 'string' ? words : '');
    } catch {
      say(failure);
    }
  }

  return { chunk, said, say, run };
}
