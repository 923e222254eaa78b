import { useEffect } from 'react';
import { useAppDispatch } from '../../shared/hooks';
import { reportScroll, reportSection } from '../../state/visitor/nav';
import type { BandSection } from '../../ui/layout/Band';

/**
 * The anchor of the section at a line a third of the way down the window. Before the end of the page the line moves down,
 * so that the last section reaches it in every window.
 */
function findSection(sections: readonly BandSection[]): string | undefined {
  const { innerHeight, scrollY } = window;
  const rest = document.documentElement.scrollHeight - innerHeight - scrollY;
  const line = Math.max(innerHeight / 3, innerHeight - rest);
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
