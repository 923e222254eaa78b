import { useEffect, useState } from 'react';

/** How long a result is shown, in milliseconds. */
const SHOWN_MS = 3_000;

/** The result of the visitor's last action, and a function to show one for three seconds. Empty before and after. */
export function useBriefStatus() {
  const [status, setStatus] = useState({ text: '' });
  useEffect(() => {
    if (!status.text) return undefined;
    const timer = setTimeout(() => setStatus({ text: '' }), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return [status.text, (text: string) => setStatus({ text })] as const;
}
