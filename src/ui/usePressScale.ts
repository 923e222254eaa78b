import { type RefObject, useState } from 'react';
import { useSpringStyle } from './useSpringStyle';

const HOVER_SCALE = 1.05;
const TAP_SCALE = 0.95;

function drawScale(element: HTMLElement, scale: number) {
  element.style.setProperty('scale', String(scale));
}

/** Makes a control grow under the pointer and give way when pressed: a ref and the handlers to spread on it. */
export function usePressScale<E extends HTMLElement>(outerRef?: RefObject<E | null>) {
  const [scale, setScale] = useState(1);
  const ref = useSpringStyle<E>({
    ref: outerRef,
    rest: 1,
    to: scale,
    draw: drawScale,
    config: { tension: 420, friction: 18 },
  });
  return {
    ref,
    onPointerEnter: () => setScale(HOVER_SCALE),
    onPointerLeave: () => setScale(1),
    onPointerDown: () => setScale(TAP_SCALE),
    onPointerUp: () => setScale(HOVER_SCALE),
    onPointerCancel: () => setScale(1),
  };
}
