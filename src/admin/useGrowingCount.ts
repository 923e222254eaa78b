import { startTransition, useEffect, useState } from 'react';

/** More than a screenful of cards; a slow machine adds so many within a frame or two. */
const STEP = 24;

/**
 * How many of `total` cards to draw: a screenful at first, then more and more, whenever the main thread has nothing
 * better to do. A long list shows at once and never holds up the owner's next key.
 */
export function useGrowingCount(total: number): number {
  const [count, setCount] = useState(STEP);

  useEffect(() => {
    if (count < total) startTransition(() => setCount(count + STEP));
  }, [count, total]);

  return Math.min(count, total);
}
