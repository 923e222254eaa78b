/** Buttons that were clicked, and when, in milliseconds since the page was opened. */
export type RecordedClicks = Map<HTMLElement, number>;

/** The button that was focused by a pointer: it was clicked before this script ran. */
function findClicked(): HTMLButtonElement | null {
  return document.querySelector<HTMLButtonElement>('button:focus:not(:focus-visible)');
}

/**
 * Records the buttons that are clicked, each once, until `stop` is called. A key on a button, and Enter in a field of a
 * form, arrive as clicks too. Links and fields work without scripts. The button of a form is not recorded if the form is
 * invalid, and is dropped if the visitor types in the form afterwards.
 */
export function recordClicks(): { clicks: RecordedClicks; stop: () => void } {
  const clicks: RecordedClicks = new Map();

  function add(button: HTMLButtonElement, time: number) {
    if (!button.form?.matches(':invalid')) clicks.set(button, time);
  }
  const clicked = findClicked();
  // The time is unknown: 0 counts it as clicked when the page was opened.
  if (clicked) add(clicked, 0);

  function record({ target }: Event) {
    const button = target instanceof Element && target.closest('button');
    if (button) add(button, performance.now());
  }
  function dropEdited({ target }: Event) {
    const form = target instanceof Element && target.closest('form');
    for (const button of clicks.keys()) if (form && form.contains(button)) clicks.delete(button);
  }
  window.addEventListener('click', record, { capture: true });
  window.addEventListener('input', dropEdited, { capture: true });
  return {
    clicks,
    stop() {
      window.removeEventListener('click', record, { capture: true });
      window.removeEventListener('input', dropEdited, { capture: true });
    },
  };
}
