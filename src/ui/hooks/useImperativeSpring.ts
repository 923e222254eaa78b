import { type RefObject, useCallback, useRef } from 'react';
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
 * @returns A function that moves the spring to a value. Its promise resolves when the spring rests or is moved elsewhere; at
 * once if it is at the value, or on its way there.
 */
export function useImperativeSpring<E extends HTMLElement>(
  ref: RefObject<E | null>,
  { rest, apply, read, config }: SpringStyle,
): (to: number) => Promise<unknown> {
  const spring = useRef<SpringValue<number>>(null);
  return useCallback(
    async (to) => {
      spring.current ??= new SpringValue(rest);
      if (read && ref.current && !spring.current.isAnimating) spring.current.set(read(ref.current));
      if (spring.current.goal === to) return;
      await spring.current.start({
        to,
        config,
        onChange: ({ value }: { value: number }) => {
          if (ref.current) apply(ref.current, value);
        },
      });
    },
    [config, apply, read, ref, rest],
  );
}
