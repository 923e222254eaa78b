import { type RefObject, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { swipedTo } from '../../state/slices/carousel';

/** Time without a scroll event after which the strip has reached a page, in milliseconds. */
const SETTLE_MS = 120;

/**
 * Scrolls a strip to the visible page in the store, given from 0, and reports to the store when the visitor scrolls to
 * another one.
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
