import { useSyncExternalStore } from 'react';
import { minWidth } from '../../styles/media';

const isLaptop = () => window.matchMedia(minWidth.laptop).matches;

function watchWidth(onChange: () => void) {
  const media = window.matchMedia(minWidth.laptop);
  media.addEventListener('change', onChange);
  return () => media.removeEventListener('change', onChange);
}

/** Whether the window has the layout of laptops, for roles and keys that follow the layout. */
export const useIsLaptop = () => useSyncExternalStore(watchWidth, isLaptop, () => false);
