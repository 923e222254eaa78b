import { useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import { selectCarouselIndex, selectCarouselPages, swipedTo } from '../../state/visitor/carousel';
import { springs } from '../../styles/tokens';
import { type SpringStyle, useImperativeSpring } from '../../ui/hooks/useSpringStyle';

/** The strip is at rest after this time without a scroll event, in milliseconds. */
const SETTLE_MS = 120;

const SLIDE: SpringStyle = {
  rest: 0,
  apply: (strip, left) => {
    strip.scrollLeft = left;
  },
  read: (strip) => strip.scrollLeft,
  config: springs.gentle,
};

function pageOffsets({ children }: Element): number[] {
  const edges = [...children].map((page) => page.getBoundingClientRect().x);
  return edges.map((edge) => edge - (edges[0] ?? 0));
}

/**
 * The pages of the carousel, the `index` of the visible one, and the ref of their strip. Scrolls the strip to that page,
 * and tells the store when the visitor scrolls to another.
 */
export function useCarousel() {
  const dispatch = useAppDispatch();
  const pages = useAppSelector(selectCarouselPages);
  const shownIndex = useAppSelector(selectCarouselIndex);
  const ref = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const slideTo = useImperativeSpring(ref, SLIDE);

  // Set in an effect, not in the markup: without scripts, every page stays reachable by scrolling.
  useEffect(() => {
    ref.current?.querySelectorAll<HTMLElement>(':scope > *').forEach((page, index) => {
      page.inert = index !== shownIndex;
    });
  }, [pages, shownIndex]);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    let isCurrent = true;
    let isSliding = false;
    const slide = async (to: number) => {
      isSliding = true;
      // Scroll snap would pull the strip back to the nearest page.
      strip.style.scrollSnapType = 'none';
      await slideTo(to);
      isSliding = false;
      // Another slide may be in progress.
      if (isCurrent) strip.style.scrollSnapType = '';
    };
    let timer: ReturnType<typeof setTimeout>;
    const settle = () => {
      const distances = pageOffsets(strip).map((offset) => Math.abs(offset - strip.scrollLeft));
      const index = distances.indexOf(Math.min(...distances));
      if (index !== shownIndex && !isSliding) dispatch(swipedTo(index));
    };
    const onScroll = () => {
      clearTimeout(timer);
      timer = setTimeout(settle, SETTLE_MS);
    };
    const offset = pageOffsets(strip)[shownIndex] ?? 0;
    if (isFirst.current) strip.scrollLeft = offset;
    else void slide(offset);
    isFirst.current = false;
    strip.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      isCurrent = false;
      clearTimeout(timer);
      strip.removeEventListener('scroll', onScroll);
    };
  }, [dispatch, shownIndex, slideTo]);

  return { pages, index: shownIndex, strip: ref };
}
