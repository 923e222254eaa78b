import { useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { reportSection, reportLeave, reportScroll } from '../../state/slices/nav';
import type { BandSection } from '../../ui/Band';

/** Tells the store how far the page is scrolled, and that it is left for another screen. */
function useScrollPosition() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onScroll = () => dispatch(reportScroll(window.scrollY));
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      dispatch(reportLeave());
    };
  }, [dispatch]);
}

/** Tells the store which section lies across the line a third down the window. */
function useSectionInView(sections: readonly BandSection[]) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (!('IntersectionObserver' in window)) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) dispatch(reportSection(target.id));
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
  useScrollPosition();
  useSectionInView(sections);
}
