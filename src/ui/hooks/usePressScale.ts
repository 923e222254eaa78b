import { type PointerEvent, useRef } from 'react';
import { springs } from '../../styles/tokens';
import { type SpringStyle, useImperativeSpring } from './useImperativeSpring';

/** By how much a control grows or shrinks: 5 % of its width, at most eight pixels. */
const scaleChange = ({ offsetWidth }: HTMLElement) => Math.min(0.05, 8 / offsetWidth);

const SCALE: SpringStyle = {
  rest: 1,
  apply: (element, scale) => element.style.setProperty('scale', String(scale)),
  config: springs.quick,
};

/** Makes a control grow on hover and shrink on press. Returns a ref and handlers to spread on it. */
export function usePressScale<E extends HTMLElement>() {
  const ref = useRef<E>(null);
  const scaleTo = useImperativeSpring(ref, SCALE);
  const grow = ({ currentTarget }: PointerEvent<E>) => void scaleTo(1 + scaleChange(currentTarget));
  const rest = () => void scaleTo(1);
  return {
    ref,
    onPointerEnter: grow,
    onPointerLeave: rest,
    onPointerDown: ({ currentTarget }: PointerEvent<E>) =>
      void scaleTo(1 - scaleChange(currentTarget)),
    onPointerUp: grow,
  };
}
