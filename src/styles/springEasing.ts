const STEP_S = 0.001;

/** Points on the curve: enough to look smooth. */
const POINTS = 16;

/** A spring in CSS: its duration and its easing. Engines without `linear()` jump to the end. */
export function springEasing({ tension, friction }: { tension: number; friction: number }) {
  const positions = [0];
  let position = 0;
  let speed = 0;
  // Until it rests: near its goal and slow.
  while (Math.abs(1 - position) > 0.005 || Math.abs(speed) > 0.1) {
    speed += (tension * (1 - position) - friction * speed) * STEP_S;
    position += speed * STEP_S;
    positions.push(position);
  }
  const last = positions.length - 1;
  const points = Array.from({ length: POINTS - 1 }, (_, index) =>
    Number(positions[Math.round((index * last) / (POINTS - 1))]?.toFixed(3)),
  );
  return {
    duration: `${(last * STEP_S).toFixed(2)}s`,
    easing: `linear(${[...points, 1].join()})`,
  };
}
