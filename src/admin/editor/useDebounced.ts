import { useEffect, useState } from 'react';

/** The pause in typing after which a text is parsed, which takes 4 ms for 1,000 characters and blocks the page. */
const getPause = (length: number) => Math.min(1_000, 100 + length / 100);

/** The text as it was at the last pause in typing: the longer the text, the longer the pause. */
export function useDebounced(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), getPause(text.length));
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
