/** Drops React's listeners for CSS animations: with them, the circles take 1.3 % of the main thread, not 0.2 %. */
export function ignoreAnimationEvents(root: HTMLElement) {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
  ) => {
    if (!type.startsWith('animation')) listen(type, ...rest);
  };
}
