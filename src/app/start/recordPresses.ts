/** A button that was pressed, and when, in milliseconds since the page was opened. */
export type Presses = Map<HTMLElement, number>;

/** The button that has the focus from a pointer: it was pressed before this script came. */
function findPressed(): HTMLElement | null {
  return document.querySelector<HTMLElement>('button:focus:not(:focus-visible)');
}

/**
 * Remembers the buttons that are pressed, each once, until `stop` is called. A key pressed on a button, and Enter in a
 * field of a form, come as clicks too. Links and fields need no script.
 */
export function recordPresses(): { presses: Presses; stop: () => void } {
  const presses: Presses = new Map();
  const pressed = findPressed();
  // When is not known: since the page was opened.
  if (pressed) presses.set(pressed, 0);

  function record({ target }: Event) {
    const button = target instanceof Element && target.closest('button');
    if (button) presses.set(button, performance.now());
  }
  window.addEventListener('click', record, { capture: true });
  return {
    presses,
    stop: () => window.removeEventListener('click', record, { capture: true }),
  };
}
