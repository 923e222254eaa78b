import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type SpringConfig, SpringValue } from 'react-spring';

/** How a spring shows on an element. */
export interface SpringStyle {
  /** The value that the style sheet draws. */
  rest: number;
  draw: (element: HTMLElement, value: number) => void;
  /** Where the element is, if a visitor moves it too: a spring at rest starts from there. */
  read?: (element: HTMLElement) => number;
  config: SpringConfig;
}

/**
 * A spring that draws its values through the CSSOM, past React. The `animated` components of react-spring would write
 * their first value as a `style` attribute into the prerendered page, which its Content-Security-Policy refuses.
 * No spring is made before the first motion: what nobody touches costs nothing when the page is hydrated.
 * @returns Moves the spring, or sets it at once where `immediate` is true. Resolves when it rests or is moved elsewhere.
 */
export function useSpring<E extends HTMLElement>(
  ref: RefObject<E | null>,
  { rest, draw, read, config }: SpringStyle,
): (to: number, immediate?: boolean) => Promise<unknown> {
  const spring = useRef<SpringValue<number>>(null);
  const start = useRef(rest);
  return useCallback(
    async (to, immediate = false) => {
      if (immediate && !spring.current) {
        start.current = to;
        if (ref.current) draw(ref.current, to);
        return;
      }
      spring.current ??= new SpringValue(start.current);
      if (read && ref.current && !spring.current.isAnimating) spring.current.set(read(ref.current));
      if (spring.current.goal === to) return;
      await spring.current.start({
        to,
        immediate,
        config,
        onChange: ({ value }: { value: number }) => {
          if (ref.current) draw(ref.current, value);
        },
      });
    },
    [config, draw, read, ref],
  );
}

/**
 * A spring that follows a value. A first value other than `rest` is drawn at once, without motion, and so is every
 * value that comes with `immediate`.
 */
export function useSpringStyle<E extends HTMLElement>(
  to: number,
  style: SpringStyle,
  immediate = false,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const isFirst = useRef(true);
  const move = useSpring(ref, style);

  useLayoutEffect(() => {
    if (!isFirst.current || to !== style.rest) void move(to, immediate || isFirst.current);
    isFirst.current = false;
  }, [immediate, move, style.rest, to]);

  return ref;
}
