import { type RefObject, useLayoutEffect, useRef } from 'react';
import { type SpringConfig, useSpringValue } from 'react-spring';

interface SpringStyleOptions<E extends HTMLElement> {
  /** The element's ref, where somebody has one already. */
  ref?: RefObject<E | null> | undefined;
  /** The value that the style sheet draws. */
  rest: number;
  /** Where the spring goes. A first target other than `rest` is drawn at once, without motion. */
  to: number;
  /** Draws a value on the element. Has to be the same function in every render. */
  draw: (element: E, value: number) => void;
  config?: SpringConfig;
}

/**
 * Runs a spring and draws its values through the CSSOM, past React. The `animated` components of react-spring would
 * write their first value as a `style` attribute into the prerendered page, which its Content-Security-Policy refuses.
 */
export function useSpringStyle<E extends HTMLElement>({
  ref: outerRef,
  rest,
  to,
  draw,
  config,
}: SpringStyleOptions<E>): RefObject<E | null> {
  const ownRef = useRef<E>(null);
  const ref = outerRef ?? ownRef;
  const isFirst = useRef(true);
  const spring = useSpringValue(rest, { config: { tension: 260, friction: 26, ...config } });

  useLayoutEffect(() => {
    const immediate = isFirst.current;
    isFirst.current = false;
    if (spring.goal === to) return;
    void spring.start({
      to,
      immediate,
      onChange: ({ value }: { value: number }) => {
        if (ref.current) draw(ref.current, value);
      },
    });
  }, [draw, ref, spring, to]);

  return ref;
}
