/** Records buttons pressed before hydration, each once. Returns a function that replays them, after `hydrateRoot`. */
export function recordPresses(): () => void {
  const pressed = new Set<HTMLButtonElement>();
  function record(button: HTMLButtonElement | null | undefined) {
    if (button && !button.form?.matches(':invalid')) pressed.add(button);
  }
  const getTarget = ({ target }: Event) => (target instanceof Element ? target : undefined);
  const onClick = (event: Event) => record(getTarget(event)?.closest('button'));
  // A visitor who edits a form after submitting it will submit it again.
  function onInput(event: Event) {
    // Not for text that a script puts back into the fields.
    if (!event.isTrusted) return;
    const form = getTarget(event)?.closest('form');
    for (const button of pressed) if (form?.contains(button)) pressed.delete(button);
  }
  // A button with focus from a pointer was pressed before this script ran.
  record(document.querySelector<HTMLButtonElement>('button:focus:not(:focus-visible)'));
  window.addEventListener('click', onClick, true);
  window.addEventListener('input', onInput, true);
  return () => {
    window.removeEventListener('click', onClick, true);
    window.removeEventListener('input', onInput, true);
    const [page] = document.getElementsByTagName('main');
    const buttons = [...document.querySelectorAll('button')];
    for (const button of pressed) {
      button.click();
      // The first press hydrates the page. If a translator has changed it, React has replaced it by then.
      if (!page?.isConnected) document.querySelectorAll('button')[buttons.indexOf(button)]?.click();
    }
  };
}
