import { type RefObject, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { swipedTo } from '../../state/slices/carousel';

/** A strip that has not moved for so long, in milliseconds, has come to a page. */
const SETTLE_MS = 120;

/**
 * Keeps in step the page that the store names, from 0, and the one that a strip of pages is scrolled to.
 * @returns The ref of the strip, whose children are the pages.
 */
export function useScrolledPage(shownIndex: number): RefObject<HTMLDivElement | null> {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const places = () => {
      const edges = [...strip.children].map((page) => page.getBoundingClientRect().x);
      return edges.map((edge) => edge - (edges[0] ?? 0));
    };
    function settle() {
      const distances = places().map((place) => Math.abs(place - (strip?.scrollLeft ?? 0)));
      const index = distances.indexOf(Math.min(...distances));
      if (index !== shownIndex) dispatch(swipedTo(index));
    }
    function onScroll() {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    }
    strip.scrollLeft = places()[shownIndex] ?? 0;
    strip.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(timer);
      strip.removeEventListener('scroll', onScroll);
    };
  }, [dispatch, shownIndex]);

  return ref;
}
