/**
 * Ignores listeners for the events of CSS animations, which no component uses. React adds one for every type of event to
 * its root, and these wake the main thread whenever a floating circle turns: 1.3 % of its time instead of 0.2 %, for ever.
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
