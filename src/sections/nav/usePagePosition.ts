import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { reportScroll, reportSection } from '../../state/visitor/nav';
import type { BandSection } from '../../ui/layout/Band';

/**
 * The anchor of the section at a line a third of the way down the window. The line moves down towards the end of the
 * page, so that the last section reaches it in every window.
 */
function findSection(sections: readonly BandSection[]): string | undefined {
  const progress = window.scrollY / (document.documentElement.scrollHeight - window.innerHeight);
  const line = window.innerHeight * Math.max(1 / 3, Math.min(progress, 1));
  return sections.findLast(({ id }) => {
    const section = document.getElementById(id);
    return section && section.getBoundingClientRect().top <= line;
  })?.id;
}

/** The scroll spy: tells the store the scroll position and the section in view. */
export function usePagePosition(sections: readonly BandSection[]) {
  const dispatch = useAppDispatch();
  useEffect(() => {
    function onScroll() {
      dispatch(reportScroll(window.scrollY));
      const section = findSection(sections);
      if (section) dispatch(reportSection(section));
    }
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => window.removeEventListener('scroll', onScroll);
  }, [dispatch, sections]);
}
