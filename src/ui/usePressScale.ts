import { type RefObject, useRef } from 'react';
import { type SpringStyle, useSpring } from './useSpringStyle';

const HOVER_SCALE = 1.05;
const TAP_SCALE = 0.95;

const SCALE: SpringStyle = {
  rest: 1,
  draw: (element, scale) => element.style.setProperty('scale', String(scale)),
  config: { tension: 420, friction: 18 },
};

/** Makes a control grow under the pointer and give way when pressed: a ref and the handlers to spread on it. */
export function usePressScale<E extends HTMLElement>(outerRef?: RefObject<E | null>) {
  const ownRef = useRef<E>(null);
  const ref = outerRef ?? ownRef;
  const scaleTo = useSpring(ref, SCALE);
  return {
    ref,
    onPointerEnter: () => scaleTo(HOVER_SCALE),
    onPointerLeave: () => scaleTo(1),
    onPointerDown: () => scaleTo(TAP_SCALE),
    onPointerUp: () => scaleTo(HOVER_SCALE),
    onPointerCancel: () => scaleTo(1),
  };
}
