import { useEffect, useRef, useState } from 'react';

/**
 * Whether a share of an element (`threshold`, 0 to 1) is in view; with `once`, it stays true. True until the browser
 * says otherwise, so that the page without scripts shows everything.
 */
export function useIsInView<E extends Element>({ threshold = 0, once = false } = {}) {
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

  return [ref, isInView] as const;
}
