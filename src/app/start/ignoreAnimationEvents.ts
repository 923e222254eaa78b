/**
 * Ignores listeners for CSS animation events, which no component uses. React listens to every type of event on its root,
 * so each turn of a floating circle would wake the main thread: 1.3 % of its time instead of 0.2 %.
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
