import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';

/** More than a screenful of cards, and few enough to add within a few frames on a slow machine. */
const BATCH_SIZE = 24;

/** More cards are added while the end of the list is within two viewports below. */
const ROOT_MARGIN_BELOW = '200%';

/**
 * How many of `total` cards to render: one batch at first, and another whenever the element at the end of the list, which
 * takes the ref, comes near the viewport. So the cost of a click does not grow with the list.
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
    // A new observer after each batch reports again if the end is still near.
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
