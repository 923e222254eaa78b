import { useEffect, useRef, useState } from 'react';

/**
 * Whether a share of an element (`threshold`, 0 to 1) is in view. With `once`, it is observed from the first scroll (one
 * that jumps to it changes nothing), and stays true. True until the browser says otherwise, so that the page without
 * scripts shows everything.
 */
export function useIsInView<E extends Element>({ threshold = 0, once = false } = {}) {
  const ref = useRef<E>(null);
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    const element = ref.current;
    if (!element || !('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const isNow = entries.at(-1)?.isIntersecting ?? false;
        setIsInView(isNow);
        if (isNow && once) observer.disconnect();
      },
      { threshold },
    );
    const observe = () => observer.observe(element);
    if (once) window.addEventListener('scroll', observe, { once: true });
    else observe();
    return () => {
      window.removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, [once, threshold]);

  return [ref, isInView] as const;
}
