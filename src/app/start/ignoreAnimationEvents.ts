/**
 * Keeps the events of CSS animations from an element's listeners. React listens on its root to every type of event, and
 * a listener for these wakes the main thread at each start and iteration of an animation: 5 % of it, for ever, with the
 * floating circles. No component uses `onAnimationStart` or its like.
 */
export function ignoreAnimationEvents(root: HTMLElement) {
  const listen = root.addEventListener.bind(root);
  root.addEventListener = (type: string, ...rest: [EventListenerOrEventListenerObject]) => {
    if (!type.startsWith('animation')) listen(type, ...rest);
  };
}
