import { useEffect } from 'react';
import { useAppDispatch } from '../../app/hooks';
import { enterSection, leavePage, scrollPage, SECTION_IDS } from '../../state/nav';

/** Tells the store how far the page is scrolled, and that it is left for another screen. */
function useScrollPosition() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const onScroll = () => dispatch(scrollPage(window.scrollY));
    onScroll();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      dispatch(leavePage());
    };
  }, [dispatch]);
}

/** Tells the store which section lies across the line a third down the window. */
function useSectionInView() {
  const dispatch = useAppDispatch();
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          const section = SECTION_IDS.find((id) => id === target.id);
          if (isIntersecting && section) dispatch(enterSection(section));
        }
      },
      { rootMargin: '-33% 0px -66% 0px' },
    );
    for (const id of SECTION_IDS) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [dispatch]);
}

/** Keeps the store up to date on where the visitor is on the page. */
export function usePagePosition() {
  useScrollPosition();
  useSectionInView();
}
