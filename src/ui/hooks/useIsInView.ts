import { type RefObject, useEffect, useRef, useState } from 'react';

interface InViewOptions {
  /** The share of the element that has to be in view, from 0 to 1. */
  threshold?: number;
  /** Whether the answer stays true once the element has been in view. */
  once?: boolean;
}

/** Whether an element is in view. True until the browser says otherwise: the page without scripts shows everything. */
export function useIsInView<E extends Element>({
  threshold = 0,
  once = false,
}: InViewOptions = {}): [RefObject<E | null>, boolean] {
  const ref = useRef<E>(null);
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    if (!ref.current || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNow = entries.at(-1)?.isIntersecting ?? false;
        setIsInView(isNow);
        if (isNow && once) observer.disconnect();
      },
      { threshold },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [once, threshold]);

  return [ref, isInView];
}
