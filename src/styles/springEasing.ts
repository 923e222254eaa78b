/** A spring counts as at rest below this distance from its goal (share of the whole way) and this speed (per second). */
const REST_LIMITS = { distance: 0.005, speed: 0.1 };

const STEP_S = 0.001;

/** Points of the curve: enough for the eye to see no corner. */
const POINTS = 16;

interface Spring {
  tension: number;
  friction: number;
}

/** A spring in CSS: its duration and its easing. Where an engine has no `linear()`, what it moves jumps to its end. */
export function springEasing({ tension, friction }: Spring) {
  const positions = [0];
  let position = 0;
  let speed = 0;
  while (Math.abs(1 - position) > REST_LIMITS.distance || Math.abs(speed) > REST_LIMITS.speed) {
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
