const nameOf = (element: HTMLElement) =>
  element.getAttribute('name') ?? element.getAttribute('aria-label') ?? element.textContent;

/** The form or the landmark that an element belongs to. */
const placeOf = (element: HTMLElement) => {
  const place = element.closest('form, section, header, footer');
  return place?.id || place?.getAttribute('aria-label');
};

/**
 * The element that stands on the page in place of one that React has drawn anew: of the same kind, name and place.
 * @returns The element itself where it still stands, and nothing where none is like it.
 */
export function findCounterpart(element: HTMLElement): HTMLElement | undefined {
  if (element.isConnected) return element;
  return [...document.querySelectorAll<HTMLElement>(element.localName)].find(
    (other) => nameOf(other) === nameOf(element) && placeOf(other) === placeOf(element),
  );
}
