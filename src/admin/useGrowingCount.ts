import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** More than a screenful of cards; a slow machine adds so many within a few frames. */
const BATCH_SIZE = 24;

/** How far below the window the end of the list may be before more is drawn: nobody scrolls into nothing. */
const ROOT_MARGIN_BELOW = '200%';

/**
 * How many of `total` cards to draw: some at first, and more whenever the end of the list, an element that the
 * reference is for, comes near. What the browser has to keep in order at every click does not grow with the list.
 */
export function useGrowingCount(total: number): [number, RefObject<HTMLDivElement | null>] {
  const end = useRef<HTMLDivElement>(null);
  const [count, setCount] = useState(BATCH_SIZE);

  useEffect(() => {
    if (!end.current) return undefined;
    if (!('IntersectionObserver' in window)) {
      startTransition(() => setCount(Infinity));
      return undefined;
    }
    // Watched anew after each step: an end that is still near reports again.
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.at(-1)?.isIntersecting) startTransition(() => setCount(count + BATCH_SIZE));
      },
      { rootMargin: `0px 0px ${ROOT_MARGIN_BELOW}` },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [count, total]);

  return [Math.min(count, total), end];
}
