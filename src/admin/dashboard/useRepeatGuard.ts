import { type KeyboardEvent, type MouseEvent, useRef } from 'react';

/** Stops the clicks of a held Enter: the first may have moved the focus to another button. Held Tab and arrows go on. */
function onKeyDownCapture(event: KeyboardEvent) {
  const { key, repeat, target } = event;
  if (key === 'Enter' && repeat && target instanceof HTMLButtonElement) event.preventDefault();
}

/**
 * Handlers that stop repeated presses in an element. Of a double click, the first may have put another control under the
 * pointer: only a control with `data-repeatable` takes a series of clicks, all on itself.
 */
export function useRepeatGuard() {
  const first = useRef<Element>(null);

  function onClickCapture(event: MouseEvent) {
    const control = event.target instanceof Element ? event.target.closest('a, button') : null;
    if (event.detail < 2) first.current = control;
    else if (control !== first.current || !control?.hasAttribute('data-repeatable')) {
      event.stopPropagation();
      // The browser would follow a link whose handler does not run.
      if (control instanceof HTMLAnchorElement) event.preventDefault();
    }
  }

  return { onClickCapture, onKeyDownCapture };
}
