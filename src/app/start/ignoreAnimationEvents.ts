/**
 * Ignores listeners for the events of CSS animations. React adds a listener for every type of event to its root, and one
 * for these wakes the main thread at each start and iteration of an animation: with the floating circles that takes 5 %
 * of its time, for ever. No component uses `onAnimationStart` or its like.
 */
export function ignoreAnimationEvents(root: HTMLElement) {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (
    type: string,
    ...rest: [EventListenerOrEventListenerObject, (boolean | AddEventListenerOptions)?]
  ) => {
    if (!type.startsWith('animation')) listen(type, ...rest);
  };
}
