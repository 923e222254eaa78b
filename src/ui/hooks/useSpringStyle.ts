import { type RefObject, useCallback, useLayoutEffect, useRef } from 'react';
import { type SpringConfig, SpringValue } from 'react-spring';

export interface SpringStyle {
  /** The value that the style sheet shows without a spring. */
  rest: number;
  apply: (element: HTMLElement, value: number) => void;
  /** Reads the value, which visitors may have changed: a spring at rest starts from it. */
  read?: (element: HTMLElement) => number;
  config: SpringConfig;
}

/**
 * A spring that applies its values through the CSSOM: the `animated` components of react-spring would write a `style`
 * attribute into the prerendered page, which the Content-Security-Policy blocks. The spring is created on its first motion,
 * so that untouched elements cost nothing during hydration.
 * @returns A function that moves the spring to a value, at once if `immediate` is true. Its promise resolves when the spring
 * rests or is moved elsewhere.
 */
export function useImperativeSpring<E extends HTMLElement>(
  ref: RefObject<E | null>,
  { rest, apply, read, config }: SpringStyle,
): (to: number, immediate?: boolean) => Promise<unknown> {
  const spring = useRef<SpringValue<number>>(null);
  const start = useRef(rest);
  return useCallback(
    async (to, immediate = false) => {
      if (immediate && !spring.current) {
        start.current = to;
        if (ref.current) apply(ref.current, to);
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
          if (ref.current) apply(ref.current, value);
        },
      });
    },
    [config, apply, read, ref],
  );
}

/**
 * A spring that follows a value. A first value other than `rest` is applied at once, without motion, and so is every
 * value with `immediate`.
 */
export function useSpringStyle<E extends HTMLElement>(
  to: number,
  style: SpringStyle,
  immediate = false,
): RefObject<E | null> {
  const ref = useRef<E>(null);
  const isFirst = useRef(true);
  const move = useImperativeSpring(ref, style);

  useLayoutEffect(() => {
    if (!isFirst.current || to !== style.rest) void move(to, immediate || isFirst.current);
    isFirst.current = false;
  }, [immediate, move, style.rest, to]);

  return ref;
}
