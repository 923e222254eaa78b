import { useContext, useEffect, useState } from 'react';
import { PrerenderedPageContext } from '../app/start/PrerenderedPageContext';

/**
 * Code that is loaded when it is first needed, and what there is to say about it.
 * @param load Written as `importWithRetry` asks, and the same each time if it is loaded ahead.
 * @param failure What is said if the code cannot be loaded, or throws.
 * @param isAhead Whether it is loaded before it is needed: it then runs in the moment of the press.
 */
export function useChunk<Chunk>(load: () => Promise<Chunk>, failure: string, isAhead = false) {
  const { importChunk } = useContext(PrerenderedPageContext);
  const [chunk, setChunk] = useState<Chunk>();
  const [said, say] = useState('');

  useEffect(() => {
    // What fails is tried again when it is needed.
    if (isAhead) importChunk(load).then(setChunk, () => undefined);
  }, [importChunk, isAhead, load]);

  /**
   * Runs the code, which may return or resolve to what there is to say.
   * @param meanwhile What is said until then.
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
