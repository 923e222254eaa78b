import { useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { SCROLL_THRESHOLD, sectionEntered, thresholdCrossed } from '../../state/nav';
import type { BandSection } from '../../ui/Band';

/** Tells the store when the page crosses the scroll threshold, and no more often. */
function useThreshold() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    let wasScrolled = false;
    function onScroll() {
      const scrolled = window.scrollY > SCROLL_THRESHOLD;
      if (scrolled === wasScrolled) return;
      wasScrolled = scrolled;
      dispatch(thresholdCrossed({ scrolled }));
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      // The next screen starts at its top.
      if (wasScrolled) dispatch(thresholdCrossed({ scrolled: false }));
    };
  }, [dispatch]);
}

/** Tells the store which section lies across the line a third down the window. */
function useSectionInView(sections: readonly BandSection[]) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) dispatch(sectionEntered(target.id));
        }
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const { id } of sections) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [dispatch, sections]);
}

/** Keeps the store up to date on where the visitor is on the page. */
export function usePagePosition(sections: readonly BandSection[]) {
  useThreshold();
  useSectionInView(sections);
}
