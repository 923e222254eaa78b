const labelOf = (element: HTMLElement) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

/** Identifies the form or the landmark that holds an element. */
const regionOf = (element: HTMLElement) => {
  const region = element.closest('form, section, header, footer');
  return region?.id || region?.getAttribute('aria-label');
};

/**
 * Finds the element that React has rendered in place of a detached one: same tag, label and region.
 * @returns The element itself while it is connected, and `undefined` if there is no such element.
 */
export function findCounterpart(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  return [...document.querySelectorAll<HTMLElement>(element.localName)].find(
    (other) => labelOf(other) === labelOf(element) && regionOf(other) === regionOf(element),
  );
}
