import { useEffect, useState } from 'react';

/** Milliseconds without typing before a text is parsed. To parse 1,000 characters takes 4 ms and blocks the page. */
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
