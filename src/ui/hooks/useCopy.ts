import { useEffect, useState } from 'react';

/** How long a result is shown, in milliseconds. */
const SHOWN_MS = 3_000;

/** A function that copies a text, and its result for three seconds: `copied` or `failed`, empty before and after. */
export function useCopy(copied: string, failed: string) {
  const [status, setStatus] = useState({ text: '' });
  useEffect(() => {
    if (!status.text) return undefined;
    const timer = setTimeout(() => setStatus({ text: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);
  async function copy(text: string) {
    try {
      await navigator.clipboard.writeText(text);
      setStatus({ text: copied });
    } catch {
      setStatus({ text: failed });
    }
  }
  return [status.text, copy] as const;
}
