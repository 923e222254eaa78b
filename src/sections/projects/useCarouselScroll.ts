import { type RefObject, useEffect, useRef } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { swipedTo } from '../../state/visitor/carousel';
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

/** Scroll snap is off while the spring scrolls, or the browser would pull the strip back to the nearest page. */
const setSnap = (strip: HTMLElement, isOn: boolean) =>
  strip.style.setProperty('scroll-snap-type', isOn ? '' : 'none');

/** The offsets of the pages of a strip, in px from the first. */
function pageOffsets({ children }: Element): number[] {
  const edges = [...children].map((page) => page.getBoundingClientRect().x);
  return edges.map((edge) => edge - (edges[0] ?? 0));
}

/**
 * Scrolls a strip to the page at `shownIndex` (from 0), and tells the store when the visitor scrolls to another.
 * @returns The ref of the strip, whose children are the pages.
 */
export function useCarouselScroll(shownIndex: number): RefObject<HTMLDivElement | null> {
  const dispatch = useAppDispatch();
  const ref = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const slideTo = useImperativeSpring(ref, SLIDE);

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    let isCurrent = true;
    let isSliding = false;
    const slide = async (to: number) => {
      isSliding = true;
      setSnap(strip, false);
      await slideTo(to);
      isSliding = false;
      // Another slide may be in progress.
      if (isCurrent) setSnap(strip, true);
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

  return ref;
}
