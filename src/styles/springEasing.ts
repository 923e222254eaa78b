/** So near its goal, as a share of its way, and so slow, per second, a spring has come to rest. */
const REST = { distance: 0.005, speed: 0.1 };

const STEP_S = 0.001;

/** Points of the curve: enough for the eye to see no corner. */
const POINTS = 16;

interface Spring {
  tension: number;
  friction: number;
}

/** A spring in CSS: its duration and its easing. Where an engine has no `linear()`, what it moves jumps to its end. */
export function springEasing({ tension, friction }: Spring) {
  const places = [0];
  let place = 0;
  let speed = 0;
  while (Math.abs(1 - place) > REST.distance || Math.abs(speed) > REST.speed) {
    speed += (tension * (1 - place) - friction * speed) * STEP_S;
    place += speed * STEP_S;
    places.push(place);
  }
  const last = places.length - 1;
  const points = Array.from({ length: POINTS - 1 }, (_, index) =>
    Number(places[Math.round((index * last) / (POINTS - 1))]?.toFixed(3)),
  );
  return {
    duration: `${(last * STEP_S).toFixed(2)}s`,
    easing: `linear(${[...points, 1].join()})`,
  };
}
