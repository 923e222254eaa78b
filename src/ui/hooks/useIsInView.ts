import { useEffect, useRef, useState } from 'react';

/**
 * Whether an element is in view. True until the browser says otherwise, so that the page without scripts shows everything.
 * With `once` it stays true once the element is above the last tenth of the window (part of a tall element may never
 * fit). The element is then observed from the first scroll, so that a jump to it changes nothing.
 */
export function useIsInView<E extends Element>(once = false) {
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
      { rootMargin: once ? '0px 0px -10%' : '0px' },
    );
    const observe = () => observer.observe(element);
    if (once) window.addEventListener('scroll', observe, { once: true });
    else observe();
    return () => {
      window.removeEventListener('scroll', observe);
      observer.disconnect();
    };
  }, [once]);

  return [ref, isInView] as const;
}
