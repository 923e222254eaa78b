import { type MouseEvent, type UIEvent, useCallback, useEffect, useRef } from 'react';
import { useAppDispatch, useAppSelector } from '../../shared/hooks';
import {
  movedBack,
  movedForward,
  selectCarouselIndex,
  selectCarouselPages,
  swipedTo,
} from '../../state/visitor/carousel';
import { springs } from '../../styles/tokens';
import { type SpringStyle, useImperativeSpring } from '../../ui/hooks/useImperativeSpring';

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

/** Moves the first page behind the last. Returns how far the strip then scrolls to it, and a function that moves it back. */
function wrapAround(strip: HTMLElement) {
  const offsets = pageOffsets(strip);
  const [first, last] = [strip.firstElementChild, strip.lastElementChild];
  if (!(first instanceof HTMLElement) || !(last instanceof HTMLElement)) return undefined;
  const [second = 0, end = 0] = [offsets[1], offsets.at(-1)];
  const distance = end + second + Math.sign(second) * (last.offsetWidth - first.offsetWidth);
  first.style.translate = `${distance}px`;
  return { distance, unwrap: () => (first.style.translate = '') };
}

/**
 * The pages of the carousel, the `index` of the visible one, the props of their strip, and its buttons' actions. Scrolls the
 * strip to that page, past its ends too, and tells the store when the visitor scrolls to another or taps its visible edge.
 */
export function useCarousel() {
  const dispatch = useAppDispatch();
  const pages = useAppSelector(selectCarouselPages);
  const shownIndex = useAppSelector(selectCarouselIndex);
  const pageCount = pages.length;
  const ref = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  const step = useRef(0);
  const isSliding = useRef(false);
  const settling = useRef<ReturnType<typeof setTimeout>>(undefined);
  const slideTo = useImperativeSpring(ref, SLIDE);

  // Set in an effect, not in the markup: without scripts, every page stays reachable by scrolling.
  useEffect(() => {
    ref.current?.querySelectorAll<HTMLElement>(':scope > *').forEach((page, index) => {
      page.inert = index !== shownIndex;
    });
  }, [pages, shownIndex]);

  const settle = useCallback(
    (strip: Element) => {
      const distances = pageOffsets(strip).map((offset) => Math.abs(offset - strip.scrollLeft));
      const index = distances.indexOf(Math.min(...distances));
      if (index !== shownIndex && !isSliding.current) dispatch(swipedTo(index));
    },
    [dispatch, shownIndex],
  );

  useEffect(() => {
    const strip = ref.current;
    if (!strip) return undefined;
    let isCurrent = true;
    let wrap: ReturnType<typeof wrapAround>;
    const slide = async (offset: number) => {
      const wrapsForward = step.current > 0 && shownIndex === 0;
      const wrapsBack = step.current < 0 && shownIndex === pageCount - 1;
      // A page in view cannot move: a slide that starts during another does not wrap.
      wrap = (wrapsForward || wrapsBack) && !isSliding.current ? wrapAround(strip) : undefined;
      isSliding.current = true;
      // Scroll snap would pull the strip back to the nearest page.
      strip.style.scrollSnapType = 'none';
      if (wrap && wrapsBack) strip.scrollLeft = wrap.distance;
      await slideTo(wrap && wrapsForward ? wrap.distance : offset);
      // Another slide may be in progress.
      if (!isCurrent) return;
      wrap?.unwrap();
      if (wrap) strip.scrollLeft = offset;
      isSliding.current = false;
      strip.style.scrollSnapType = '';
    };
    const getOffset = () => pageOffsets(strip)[shownIndex] ?? 0;
    if (!isFirst.current) void slide(getOffset());
    // Reading the offset would force the layout of a band out of view.
    else if (shownIndex > 0) strip.scrollLeft = getOffset();
    // Scrolled before hydration, or by Firefox on a reload: the page is laid out then (`layOutBands.ts`).
    else if (document.documentElement.hasAttribute('data-laid-out'))
      settling.current = setTimeout(settle, SETTLE_MS, strip);
    isFirst.current = false;
    step.current = 0;
    return () => {
      isCurrent = false;
      wrap?.unwrap();
    };
  }, [pageCount, settle, shownIndex, slideTo]);

  // A slide may start while the strip comes to rest: the timer belongs to one page.
  useEffect(() => () => clearTimeout(settling.current), [shownIndex]);

  function onScroll({ currentTarget }: UIEvent) {
    clearTimeout(settling.current);
    settling.current = setTimeout(settle, SETTLE_MS, currentTarget);
  }
  // Clicks on another page in view reach the strip itself, because that page is inert.
  function onClick({ target, currentTarget, clientX }: MouseEvent) {
    const index = [...currentTarget.children].findIndex((page) => {
      const { left, right } = page.getBoundingClientRect();
      return left <= clientX && clientX <= right;
    });
    if (target === currentTarget && index >= 0) dispatch(swipedTo(index));
  }

  const goBack = () => {
    step.current = -1;
    dispatch(movedBack({ pageCount }));
  };
  const goForward = () => {
    step.current = 1;
    dispatch(movedForward({ pageCount }));
  };
  return { pages, index: shownIndex, strip: { ref, onScroll, onClick }, goBack, goForward };
}
