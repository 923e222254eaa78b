/** Buttons that were clicked, and when, in milliseconds since the page was opened. */
export type RecordedClicks = Map<HTMLElement, number>;

/** The button that was focused by a pointer: it was clicked before this script ran. */
function findClicked(): HTMLElement | null {
  return document.querySelector<HTMLElement>('button:focus:not(:focus-visible)');
}

/**
 * Records the buttons that are clicked, each once, until `stop` is called. A key on a button, and Enter in a field of a
 * form, arrive as clicks too. Links and fields work without scripts.
 */
export function recordClicks(): { clicks: RecordedClicks; stop: () => void } {
  const clicks: RecordedClicks = new Map();
  const clicked = findClicked();
  // The time is unknown: 0 counts it as clicked when the page was opened.
  if (clicked) clicks.set(clicked, 0);

  function record({ target }: Event) {
    const button = target instanceof Element && target.closest('button');
    if (button) clicks.set(button, performance.now());
  }
  window.addEventListener('click', record, { capture: true });
  return {
    clicks,
    stop: () => window.removeEventListener('click', record, { capture: true }),
  };
}
