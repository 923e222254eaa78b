import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether an element has come into view. True until the browser says otherwise, so that the prerendered page, and a
 * browser without scripts, shows everything as seen.
 */
export function useIsSeen<E extends Element>(): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isSeen, setIsSeen] = useState(true);

  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isInView = entries.some((entry) => entry.isIntersecting);
        setIsSeen(isInView);
        if (isInView) observer.disconnect();
      },
      { threshold: 0.2 },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);

  return [ref, isSeen];
}
